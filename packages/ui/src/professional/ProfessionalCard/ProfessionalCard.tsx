import { fullName, ratingText, type User, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { reviewCopy } from '../../review/review.copy.ts'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { professionalCopy } from '../professional.copy.ts'
import * as css from '../../user/personCard.css.ts'

export interface ProfessionalCardProps {
  /** Whose card it is. */
  professional: User
  /** Their page; with it the whole card is a link. */
  href?: string | undefined
  /** Called by «Contactar» where there is no `href`: for a visitor, who has to sign in first. */
  onContact?: (() => void) | undefined
  /** Level of the name in the page.
   * @default 3 */
  level?: 2 | 3
}

/** Somebody of trade in a list. */
export const ProfessionalCard = ({ professional, href, onContact, level = 3 }: ProfessionalCardProps) => {
  const name = fullName(professional)
  const label = professionalCopy.contactPerson(professional)
  return (
    <article className={css.card} data-link={href !== undefined || undefined}>
      <div className={css.body}>
        <div className={css.head}>
          <Avatar name={name} id={professional.id} photo={smallPhoto(professional.photo)} size="large" />
          <div className={css.who}>
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
          <Words>{reviewCopy.count(professional.reviewCount)}</Words>
        </span>
        <div className={css.action}>
          {href === undefined ? (
            <Button label={label} {...(onContact && { onClick: onContact })}>
              {professionalCopy.contact}
            </Button>
          ) : (
            <ButtonLink href={href} label={label}>
              {professionalCopy.contact}
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
      <Words>{professionalCopy.rating}</Words>
    </span>
    <span className={css.average}>{ratingText(average)}</span>
    {average !== null && <Stars score={average} size="sm" />}
  </div>
)
