'use client'
import { type Applicant, fullName, orMissing, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
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

/** Who it is, with the way to their page. */
const personOf = (applicant: Applicant, href: string | undefined) => {
  const name = fullName(applicant)
  return (
    <span className={css.who}>
      <Avatar name={name} id={applicant.id} photo={smallPhoto(applicant.photo)} />
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </span>
  )
}

const facts: TableColumn<Applicant>[] = [
  {
    label: offerCopy.applicantTrades,
    cell: ({ trades }) => (
      <span className={css.trades}>{orMissing(trades.map((trade) => trade.name).join(', '))}</span>
    ),
  },
  {
    label: offerCopy.applicantRating,
    cell: ({ averageRating }) => (
      <span className={css.rating}>
        {averageRating === null ? (
          <Text element="span" size="small" tone="muted">
            {offerCopy.noRating}
          </Text>
        ) : (
          <Stars score={averageRating} />
        )}
      </span>
    ),
  },
]

/** Who applied to one's own offer, and the button that accepts one of them. */
export const ApplicantsTable = ({
  applicants,
  onAccept,
  acceptingId = null,
  hrefFor,
}: ApplicantsTableProps) => {
  const id = useId()
  const action: TableColumn<Applicant> = {
    label: offerCopy.applicantAction,
    isNumeric: true,
    onCard: 'beside',
    cell: (applicant) => (
      <Button
        size="small"
        label={offerCopy.acceptWhom(fullName(applicant))}
        pending={acceptingId === applicant.id ? offerCopy.accepting : undefined}
        isDisabled={acceptingId !== null && acceptingId !== applicant.id}
        onClick={() => onAccept(applicant)}
      >
        {offerCopy.accept}
      </Button>
    ),
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} id={id}>
          {offerCopy.applicants}
        </Heading>
        {applicants.length === 0 && <Text tone="muted">{offerCopy.noApplicants}</Text>}
      </div>
      {applicants.length > 0 && (
        <Table
          caption={offerCopy.applicants}
          isCaptionHidden
          rows={applicants}
          columns={[
            { label: offerCopy.applicantName, cell: (one) => personOf(one, hrefFor?.(one)) },
            ...facts,
            action,
          ]}
        />
      )}
    </section>
  )
}
