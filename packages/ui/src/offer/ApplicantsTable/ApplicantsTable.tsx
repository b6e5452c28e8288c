'use client'
import { type Applicant, fullName, smallPhoto } from '@plomada/domain'
import { useId, useState } from 'react'
import { AcceptDialog, toCandidate } from '../../application/AcceptDialog/AcceptDialog.tsx'
import { CounterOfferText } from '../../application/ApplicationFacts.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './ApplicantsTable.css.ts'

export interface ApplicantsTableProps {
  /** The applicants. */
  applicants: readonly Applicant[]
  /** Accepts an applicant, after a confirmation. If it throws, the dialog shows the error. */
  onAccept: (applicant: Applicant) => Promise<unknown>
  /** Budget of the offer: the price of the applicants without a quote. */
  budget: number
  /** Address of the comparison of the applicants. */
  compareHref?: string | undefined
  /** Returns the address of an applicant's profile. */
  hrefFor?: ((applicant: Applicant) => string) | undefined
  /** Returns the address of the conversation with an applicant. */
  messageHrefFor?: ((applicant: Applicant) => string) | undefined
}

/** Renders the price of an applicant, and the client's amount that waits for an answer. */
const Price = ({ applicant, budget }: { applicant: Applicant; budget: number }) => (
  <span className={css.price}>
    {applicant.counterOffer?.state === 'accepted' && (
      <Text element="span" size="small" tone="muted">
        <Message>{offerMessages.agreedPrice}</Message>
      </Text>
    )}
    <Money amount={applicant.quote ?? budget} />
    <CounterOfferText application={{ ...applicant, state: 'sent' }} />
  </span>
)

const renderName = (applicant: Applicant, { href, budget }: { href: string | undefined; budget: number }) => {
  const name = fullName(applicant)
  return (
    <span className={css.person}>
      <Avatar name={name} seed={applicant.id} photo={smallPhoto(applicant.photo)} />
      <span className={css.named}>
        {href === undefined ? name : <Link href={href}>{name}</Link>}
        <Price applicant={applicant} budget={budget} />
      </span>
    </span>
  )
}

const getFactColumns = (t: Override): TableColumn<Applicant>[] => [
  {
    label: <Message>{offerMessages.applicantTrades}</Message>,
    textValue: t(offerMessages.applicantTrades),
    cell: ({ trades }) => (
      <span className={css.trades}>
        <OptionalText>{trades.map((trade) => trade.name).join(', ')}</OptionalText>
      </span>
    ),
  },
  {
    label: <Message>{offerMessages.applicantRating}</Message>,
    textValue: t(offerMessages.applicantRating),
    cell: ({ averageRating }) => (
      <span className={css.rating}>
        {averageRating === null ? (
          <Text element="span" size="small" tone="muted">
            <Message>{offerMessages.noRating}</Message>
          </Text>
        ) : (
          <Stars score={averageRating} />
        )}
      </span>
    ),
  },
]

interface ActionsProps {
  applicant: Applicant
  messageHref: string | undefined
  onAccept: () => void
}

const Actions = ({ applicant, messageHref, onAccept }: ActionsProps) => {
  const t = useOverride()
  const name = fullName(applicant)
  return (
    <span className={css.actions}>
      {messageHref !== undefined && (
        <ButtonLink
          href={messageHref}
          variant="secondary"
          size="small"
          label={t(offerMessages.messageTo(name))}
        >
          <Icon icon={icons.message} />
        </ButtonLink>
      )}
      {applicant.isOutdated ? (
        <span className={css.outdated}>
          <Badge tone="warning">
            <Message>{offerMessages.outdated}</Message>
          </Badge>
        </span>
      ) : (
        <Button size="small" label={t(offerMessages.acceptLabel(name))} onClick={onAccept}>
          <Message>{offerMessages.accept}</Message>
        </Button>
      )}
    </span>
  )
}

/** Renders the applicants of the user's own offer, each with a button that accepts them. */
export const ApplicantsTable = ({
  applicants,
  onAccept,
  budget,
  compareHref,
  hrefFor,
  messageHrefFor,
}: ApplicantsTableProps) => {
  const id = useId()
  const t = useOverride()
  const [acceptedId, setAcceptedId] = useState<number | null>(null)
  // From the list, so that the dialog shows a price that changes while it is open.
  const accepted = applicants.find((applicant) => applicant.id === acceptedId) ?? null
  const action: TableColumn<Applicant> = {
    label: <Message>{offerMessages.applicantAction}</Message>,
    textValue: t(offerMessages.applicantAction),
    isNumeric: true,
    // Below the facts, which the user reads before deciding.
    cardLayout: 'plain',
    cell: (applicant) => (
      <Actions
        applicant={applicant}
        messageHref={messageHrefFor?.(applicant)}
        onAccept={() => setAcceptedId(applicant.id)}
      />
    ),
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} id={id}>
          <Message>{offerMessages.applicants}</Message>
        </Heading>
        {applicants.length === 0 && (
          <Text tone="muted">
            <Message>{offerMessages.noApplicants}</Message>
          </Text>
        )}
        {compareHref !== undefined && applicants.length > 0 && (
          <Link href={compareHref}>
            <Message>{offerMessages.compareApplicants}</Message>
          </Link>
        )}
      </div>
      {applicants.length > 0 && (
        <Table
          caption={t(offerMessages.applicants)}
          isCaptionHidden
          rows={applicants}
          columns={[
            {
              label: <Message>{offerMessages.applicantName}</Message>,
              textValue: t(offerMessages.applicantName),
              cell: (applicant) => renderName(applicant, { href: hrefFor?.(applicant), budget }),
            },
            ...getFactColumns(t),
            action,
          ]}
        />
      )}
      <AcceptDialog
        candidate={accepted && toCandidate(accepted)}
        budget={budget}
        otherCount={applicants.length - 1}
        onClose={() => setAcceptedId(null)}
        onAccept={async () => accepted && onAccept(accepted)}
      />
    </section>
  )
}
