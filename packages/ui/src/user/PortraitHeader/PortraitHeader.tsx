import { fullName, type User, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Swatch } from '../../art/Swatch/Swatch.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as css from './PortraitHeader.css.ts'

interface PortraitHeaderProps {
  /** The user. */
  person: Pick<User, 'id' | 'firstName' | 'lastName' | 'photo' | 'trades'>
  /** Content below the name. */
  children: ReactNode
  /** Level of the heading.
   * @default 1 */
  level?: 1 | 2
}

/** Maximum number of swatches in the band. More would be too narrow. */
const MAX_SWATCHES = 4

/** Renders the header of a profile: swatches of the trades, portrait and name. Not exported. */
export const PortraitHeader = ({ person, children, level = 1 }: PortraitHeaderProps) => {
  const name = fullName(person)
  const { id, trades } = person
  return (
    <Panel element="header" padding="none" isClipped>
      <div className={css.band} aria-hidden="true">
        {trades.length === 0 && <Swatch trade={null} seed={id} />}
        {trades.slice(0, MAX_SWATCHES).map((trade) => (
          <Swatch key={trade.id} trade={trade.name} seed={id} />
        ))}
      </div>
      <div className={css.body}>
        <div className={css.portrait}>
          <Avatar name={name} seed={id} photo={smallPhoto(person.photo)} size="huge" />
        </div>
        <Heading level={level}>{name}</Heading>
        {children}
      </div>
    </Panel>
  )
}
