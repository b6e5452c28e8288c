'use client'
import { fullName, formatRating, type User, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { reviewMessages } from '../../review/review.messages.ts'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { professionalMessages } from '../professional.messages.ts'
import * as css from '../../user/personCard.css.ts'
import { useOverride } from '../../marketplace/overrides.ts'

export interface ProfessionalCardProps {
  /** The professional. */
  professional: User
  /** Address of the profile. If set, the whole card is a link. */
  href?: string | undefined
  /** Called by «Contactar» without `href`, for visitors, who must sign in first. */
  onContact?: (() => void) | undefined
  /** Heading level of the name.
   * @default 3 */
  level?: 2 | 3
}

/** Renders a professional in a list. */
export const ProfessionalCard = ({ professional, href, onContact, level = 3 }: ProfessionalCardProps) => {
  const t = useOverride()
  const name = fullName(professional)
  const label = t(professionalMessages.contactPerson(professional))
  return (
    <article className={css.card} data-link={href !== undefined || undefined}>
      <div className={css.body}>
        <div className={css.head}>
          <Avatar name={name} seed={professional.id} photo={smallPhoto(professional.photo)} size="large" />
          <div className={css.heading}>
            <Heading level={level} size="card">
              {href === undefined ? (
                name
              ) : (
                <Anchor href={href} className={css.stretched}>
                  {name}
                </Anchor>
              )}
            </Heading>
            <Rating average={professional.averageRating} />
          </div>
        </div>
        <Inline gap="snug">
          {professional.trades.map((trade) => (
            <TradeBadge key={trade.id} trade={trade} />
          ))}
        </Inline>
        <div className={css.facts}>
          <Facts person={professional} isStacked />
        </div>
      </div>
      <div className={css.foot}>
        <span className={css.label}>
          <Message>{reviewMessages.count(professional.reviewCount)}</Message>
        </span>
        <div className={css.action}>
          {href === undefined ? (
            <Button label={label} {...(onContact && { onClick: onContact })}>
              <Message>{professionalMessages.contact}</Message>
            </Button>
          ) : (
            <ButtonLink href={href} label={label}>
              <Message>{professionalMessages.contact}</Message>
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

const Rating = ({ average }: { average: number | null }) => (
  <div className={css.rating}>
    <span className={css.label}>
      <Message>{professionalMessages.rating}</Message>
    </span>
    <span className={css.average}>
      <Message>{formatRating(average)}</Message>
    </span>
    {average !== null && <Stars score={average} size="sm" />}
  </div>
)
