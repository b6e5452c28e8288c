import { type Applicant, fullName, orMissing } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { offerCopy } from '../offer.copy.ts'
import * as css from './ApplicantsTable.css.ts'

export interface ApplicantsTableProps {
  /** Who applied. */
  applicants: readonly Applicant[]
  /** Accepts one of them. */
  onAccept: (applicant: Applicant) => void
  /** Whose acceptance is on its way. */
  acceptingId?: number | null
  /** Address of an applicant's page. */
  hrefFor?: ((applicant: Applicant) => string) | undefined
}

const columns = [offerCopy.applicantName, offerCopy.applicantTrades, offerCopy.applicantRating]

interface RowProps {
  applicant: Applicant
  href: string | undefined
  pending: string | undefined
  isDisabled: boolean
  onAccept: () => void
}

const Row = ({ applicant, href, pending, isDisabled, onAccept }: RowProps) => {
  const name = fullName(applicant)
  return (
    <tr className={css.row}>
      <th scope="row" className={css.person}>
        <span className={css.who}>
          <Avatar name={name} id={applicant.id} photo={applicant.photo} />
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </span>
      </th>
      <td className={css.trades}>{orMissing(applicant.trades.map((trade) => trade.name).join(', '))}</td>
      <td className={css.rating}>
        {applicant.averageRating === null ? (
          <Text element="span" size="small" tone="muted">
            {offerCopy.noRating}
          </Text>
        ) : (
          <Stars score={applicant.averageRating} />
        )}
      </td>
      <td className={css.action}>
        <Button
          size="small"
          label={offerCopy.acceptWhom(name)}
          pending={pending}
          isDisabled={isDisabled}
          onClick={onAccept}
        >
          {offerCopy.accept}
        </Button>
      </td>
    </tr>
  )
}

/** Who applied to one's own offer, and the button that accepts one of them. */
export const ApplicantsTable = ({
  applicants,
  onAccept,
  acceptingId = null,
  hrefFor,
}: ApplicantsTableProps) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} id={id}>
          {offerCopy.applicants}
        </Heading>
        {applicants.length === 0 && <Text tone="muted">{offerCopy.noApplicants}</Text>}
      </div>
      {applicants.length > 0 && (
        <table className={css.table} aria-labelledby={id}>
          <thead className={css.columns}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={css.column}>
                  <Words>{column}</Words>
                </th>
              ))}
              <th scope="col" className={css.lastColumn}>
                <Words>{offerCopy.applicantAction}</Words>
              </th>
            </tr>
          </thead>
          <tbody className={css.rows}>
            {applicants.map((applicant) => (
              <Row
                key={applicant.id}
                applicant={applicant}
                href={hrefFor?.(applicant)}
                pending={acceptingId === applicant.id ? offerCopy.accepting : undefined}
                isDisabled={acceptingId !== null && acceptingId !== applicant.id}
                onAccept={() => onAccept(applicant)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
