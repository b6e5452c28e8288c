import type { CSSProperties } from 'react'
import { breakpoints } from '../../packages/ui/src/theme/breakpoints.ts'
import { nameOf } from '../../packages/ui/src/theme/names.ts'
import * as sizes from '../../packages/ui/src/theme/sizes.ts'
import { lightShadow } from '../../packages/ui/src/theme/tokens.ts'
import * as css from './docs.css.ts'
import { Code, Table } from './parts.tsx'

const lengths = { space: sizes.space, size: sizes.size, icon: sizes.icon, border: sizes.border }
const voices = {
  text: sizes.text,
  leading: sizes.leading,
  weight: sizes.weight,
  stretch: sizes.stretch,
  tracking: sizes.tracking,
}

type Scale = Readonly<Record<string | number, string>>
const bySize = (scale: Scale) =>
  Object.entries(scale).toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other))
const variable = (group: string, name: string) => `--${nameOf([group, name])}`

/** Distances as lengths of tape. */
export const Lengths = ({ group }: { group: keyof typeof lengths }) => (
  <Table
    head={['Variable', 'Value', 'That long']}
    rows={bySize(lengths[group]).map(([name, value]) => [
      <Code key="name">{variable(group, name)}</Code>,
      <span key="value" className={css.number}>
        {value}
      </span>,
      // An offset has a direction and no length to show.
      value.startsWith('-') ? null : (
        <div
          key="long"
          className={css.ruler}
          style={{ width: value, maxWidth: '100%', boxSizing: 'border-box' }}
        />
      ),
    ])}
  />
)

const Samples = ({
  group,
  of,
  look,
}: {
  group: string
  of: Scale
  look: (value: string) => CSSProperties
}) => (
  <ul className={css.samples}>
    {Object.entries(of).map(([name, value]) => (
      <li key={name}>
        <div className={css.sample} style={look(value)} />
        <div className={css.caption}>
          <Code>{variable(group, name)}</Code>
          <span className={css.muted}>{group === 'radius' ? value : ''}</span>
        </div>
      </li>
    ))}
  </ul>
)

/** Corners. */
export const Radii = () => (
  <div className={css.stage}>
    <Samples
      group="radius"
      of={sizes.radius}
      look={(value) => ({ borderRadius: value, border: '2px solid currentColor' })}
    />
  </div>
)

/** Elevations, as the theme that is on draws them. */
export const Shadows = () => (
  <div className={css.stage}>
    <ul className={css.samples}>
      {Object.keys(lightShadow).map((step) => (
        <li key={step}>
          <div className={`${css.sample} ${css.lifted[step as '1']}`}>
            {/* The steps are the keys of both. */}
          </div>
          <div className={css.caption}>
            <Code>{variable('shadow', step)}</Code>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

const roles = [
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

/** Every voice, saying the same words. */
export const Voices = () => (
  <ul className={css.list} style={{ maxWidth: 'none' }}>
    {roles.map((role) => (
      <li key={role} className={css.voiceRow}>
        <Code>{role}</Code>
        <span className={`${css.specimen} ${css.voice[role]}`} lang="es">
          {role === 'price' ? '$ 92.500' : 'Cambiar la bomba del tanque'}
        </span>
      </li>
    ))}
  </ul>
)

/** The numbers behind the voices. */
export const TypeScale = ({ group }: { group: keyof typeof voices }) => (
  <Table
    head={['Variable', 'Value']}
    rows={Object.entries(voices[group]).map(([name, value]) => [
      <Code key="name">{variable(group, name)}</Code>,
      <Code key="value">{value}</Code>,
    ])}
  />
)

/** Durations, run by pointing at them or by focus; under reduced motion they are nothing. */
export const Durations = () => (
  <div className={css.pair}>
    {Object.entries(sizes.duration).map(([name, value]) => (
      // Focus shows what pointing shows; the box itself does nothing.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div key={name} className={css.track} tabIndex={0} role="group" aria-label={`${value}, moves on focus`}>
        <div
          className={css.runner}
          style={{ transitionDuration: `var(${variable('duration', name)}, ${value})` }}
        />
        <div className={css.caption}>
          <Code>{variable('duration', name)}</Code>
          <span className={css.muted}>{value}</span>
        </div>
      </div>
    ))}
  </div>
)

/** The five widths, to scale. */
export const Widths = () => (
  <Table
    head={['From', 'That wide, at a quarter']}
    rows={Object.values(breakpoints).map((width) => [
      <Code key="width">{width}</Code>,
      <div
        key="wide"
        className={css.ruler}
        style={{ width: `calc(${width} / 4)`, boxSizing: 'border-box' }}
      />,
    ])}
  />
)
