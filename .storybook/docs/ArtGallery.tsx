import { emptyArt, type EmptyArtName, portraitLooks } from '../../packages/art/src/index.ts'
import { EmptyArt } from '../../packages/ui/src/art/EmptyArt/EmptyArt.tsx'
import { House } from '../../packages/ui/src/art/House/House.tsx'
import { Portrait } from '../../packages/ui/src/art/Portrait/Portrait.tsx'
import { Swatch } from '../../packages/ui/src/art/Swatch/Swatch.tsx'
import { Avatar } from '../../packages/ui/src/base/Avatar/Avatar.tsx'
import * as icons from '../../packages/ui/src/base/Icon/icons.ts'
import { Icon } from '../../packages/ui/src/base/Icon/Icon.tsx'
import { Photo } from '../../packages/ui/src/base/Photo/Photo.tsx'
import { demoTrades } from '../../packages/domain/src/fixtures.ts'
import * as css from './docs.css.ts'
import { Code } from './blocks.tsx'

const iconEntries = Object.entries(icons)

/** Renders all icons with their names. */
export const Icons = () => (
  <>
    <p className={css.text}>{`${iconEntries.length} icons.`}</p>
    <ul className={css.icons}>
      {iconEntries.map(([name, icon]) => (
        <li key={name} className={css.icon}>
          <Icon icon={icon} size="xl" />
          <Code>{name}</Code>
        </li>
      ))}
    </ul>
  </>
)

/** Renders the swatch of each trade. */
export const TradeSwatches = () => (
  <ul className={css.swatches}>
    {[...demoTrades.map(({ name }) => name), null].map((trade) => (
      <li key={trade} className={css.swatch}>
        <div className={css.art}>
          <Swatch trade={trade} seed={1} />
        </div>
        <div className={css.caption} lang="es">
          {trade ?? 'no trade'}
        </div>
      </li>
    ))}
  </ul>
)

/** Renders the portraits. */
export const Portraits = () => (
  <ul className={css.icons}>
    {portraitLooks.map((look, index) => (
      <li key={look} className={css.icon}>
        <div className={css.portrait}>
          <Portrait seed={index + 3} look={look} />
        </div>
        <Code>{look}</Code>
      </li>
    ))}
  </ul>
)

/** Renders the drawings of the empty states. */
export const EmptyStateArt = () => (
  <ul className={css.swatches}>
    {(Object.keys(emptyArt) as EmptyArtName[]).map((name) => (
      <li key={name} className={css.icon}>
        <EmptyArt name={name} />
        <Code>{name}</Code>
      </li>
    ))}
  </ul>
)

/** Renders the placeholders of missing photos. */
export const Placeholders = () => (
  <div className={css.pair}>
    <Photo src={null} alt="" />
    <div className={css.card}>
      <ul className={css.icons}>
        {['Ana Ledesma', 'Bruno Iglesias', 'Carla Cabrera', 'Dario Altamirano', 'Elena Benítez'].map(
          (name, index) => (
            <li key={name}>
              <Avatar name={name} seed={index} size="large" />
            </li>
          ),
        )}
      </ul>
    </div>
  </div>
)

export { House }
