'use client'
import { type Applicant, fullName, formatOptional, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as css from './ApplicantsTable.css.ts'

export interface ApplicantsTableProps {
  /** The applicants. */
  applicants: readonly Applicant[]
  /** Called when the user accepts an applicant. */
  onAccept: (applicant: Applicant) => void
  /** Id of the applicant who is being accepted. */
  acceptingId?: number | null
  /** Returns the address of an applicant's profile. */
  hrefFor?: ((applicant: Applicant) => string) | undefined
}

const renderName = (applicant: Applicant, href: string | undefined) => {
  const name = fullName(applicant)
  return (
    <span className={css.person}>
      <Avatar name={name} seed={applicant.id} photo={smallPhoto(applicant.photo)} />
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </span>
  )
}

const factColumns: TableColumn<Applicant>[] = [
  {
    label: offerMessages.applicantTrades,
    cell: ({ trades }) => (
      <span className={css.trades}>{formatOptional(trades.map((trade) => trade.name).join(', '))}</span>
    ),
  },
  {
    label: offerMessages.applicantRating,
    cell: ({ averageRating }) => (
      <span className={css.rating}>
        {averageRating === null ? (
          <Text element="span" size="small" tone="muted">
            {offerMessages.noRating}
          </Text>
        ) : (
          <Stars score={averageRating} />
        )}
      </span>
    ),
  },
]

/** Renders the applicants of the user's own offer, each with a button that accepts them. */
export const ApplicantsTable = ({
  applicants,
  onAccept,
  acceptingId = null,
  hrefFor,
}: ApplicantsTableProps) => {
  const id = useId()
  const action: TableColumn<Applicant> = {
    label: offerMessages.applicantAction,
    isNumeric: true,
    cardLayout: 'beside',
    cell: (applicant) => (
      <Button
        size="small"
        label={offerMessages.acceptLabel(fullName(applicant))}
        pending={acceptingId === applicant.id ? offerMessages.accepting : undefined}
        isDisabled={acceptingId !== null && acceptingId !== applicant.id}
        onClick={() => onAccept(applicant)}
      >
        {offerMessages.accept}
      </Button>
    ),
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} id={id}>
          {offerMessages.applicants}
        </Heading>
        {applicants.length === 0 && <Text tone="muted">{offerMessages.noApplicants}</Text>}
      </div>
      {applicants.length > 0 && (
        <Table
          caption={offerMessages.applicants}
          isCaptionHidden
          rows={applicants}
          columns={[
            {
              label: offerMessages.applicantName,
              cell: (applicant) => renderName(applicant, hrefFor?.(applicant)),
            },
            ...factColumns,
            action,
          ]}
        />
      )}
    </section>
  )
}
