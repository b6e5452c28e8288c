import { breakpoints } from '../../packages/ui/src/theme/breakpoints.ts'
import { getTokenName } from '../../packages/ui/src/theme/tokenNames.ts'
import { scales } from '../../packages/ui/src/theme/scales.ts'
import { lightShadow } from '../../packages/ui/src/theme/tokens.ts'
import { classOf } from '../../packages/ui/src/theme/classes.ts'
import * as css from './docs.css.ts'
import { Code, Table } from './blocks.tsx'

const lengths = { space: scales.space, size: scales.size, icon: scales.icon, border: scales.border }
const typeScales = {
  text: scales.text,
  leading: scales.leading,
  weight: scales.weight,
  stretch: scales.stretch,
  tracking: scales.tracking,
}

type Scale = Readonly<Record<string | number, string>>
const sortBySize = (scale: Scale) =>
  Object.entries(scale).toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other))
const getVariable = (group: string, name: string) => `--${getTokenName([group, name])}`

/** Renders a scale of lengths with rulers. */
export const LengthTable = ({ group }: { group: keyof typeof lengths }) => (
  <Table
    head={['Variable', 'Value', 'Length']}
    rows={sortBySize(lengths[group]).map(([name, value]) => [
      <Code key="name">{getVariable(group, name)}</Code>,
      <span key="value" className={css.number}>
        {value}
      </span>,
      // A negative offset has no length to render.
      value.startsWith('-') ? null : (
        <div
          key="ruler"
          className={css.ruler}
          style={{ width: value, maxWidth: '100%', boxSizing: 'border-box' }}
        />
      ),
    ])}
  />
)

/** Renders the radii. */
export const Radii = () => (
  <div className={css.stage}>
    <ul className={css.samples}>
      {Object.entries(scales.radius).map(([name, value]) => (
        <li key={name}>
          <div className={css.sample} style={{ borderRadius: value, border: '2px solid currentColor' }} />
          <div className={css.caption}>
            <Code>{getVariable('radius', name)}</Code>
            <span className={css.muted}>{value}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

/** Renders the shadows of the current theme. */
export const Shadows = () => (
  <div className={css.stage}>
    <ul className={css.samples}>
      {Object.keys(lightShadow).map((step) => (
        <li key={step}>
          <div className={`${css.sample} ${classOf(css.elevation, Number(step) as 1)}`} />
          <div className={css.caption}>
            <Code>{getVariable('shadow', step)}</Code>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

const textStyles = [
  'hero',
  'h1',
  'section',
  'h2',
  'h3',
  'card',
  'detail',
  'body',
  'small',
  'label',
  'badge',
  'button',
  'price',
] as const

/** Renders a sample of every text style. */
export const TextStyles = () => (
  <ul className={css.list} style={{ maxWidth: 'none' }}>
    {textStyles.map((name) => (
      <li key={name} className={css.textStyleRow}>
        <Code>{name}</Code>
        <span className={`${css.specimen} ${classOf(css.textStyle, name)}`} lang="es">
          {name === 'price' ? '$ 92.500' : 'Cambiar la bomba del tanque'}
        </span>
      </li>
    ))}
  </ul>
)

/** Renders a scale of typography values. */
export const ScaleTable = ({ group }: { group: keyof typeof typeScales }) => (
  <Table
    head={['Variable', 'Value']}
    rows={Object.entries(typeScales[group]).map(([name, value]) => [
      <Code key="name">{getVariable(group, name)}</Code>,
      <Code key="value">{value}</Code>,
    ])}
  />
)

/** Renders boxes that move with each duration on hover and focus. */
export const Durations = () => (
  <div className={css.pair}>
    {Object.entries(scales.duration).map(([name, value]) => (
      // Focusable only to show the motion without a pointer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div key={name} className={css.track} tabIndex={0} role="group" aria-label={`${value}, moves on focus`}>
        <div
          className={css.runner}
          style={{ transitionDuration: `var(${getVariable('duration', name)}, ${value})` }}
        />
        <div className={css.caption}>
          <Code>{getVariable('duration', name)}</Code>
          <span className={css.muted}>{value}</span>
        </div>
      </div>
    ))}
  </div>
)

/** Renders the breakpoints with rulers. */
export const BreakpointTable = () => (
  <Table
    head={['From', 'Width, scale 1:4']}
    rows={Object.values(breakpoints).map((width) => [
      <Code key="width">{width}</Code>,
      <div
        key="ruler"
        className={css.ruler}
        style={{ width: `calc(${width} / 4)`, boxSizing: 'border-box' }}
      />,
    ])}
  />
)
