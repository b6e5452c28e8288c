import { Fragment } from 'react'
import { nameOf } from '../../packages/ui/src/theme/names.ts'
import { darkColor, lightColor } from '../../packages/ui/src/theme/tokens.ts'
import { contrast, hexOf } from './colour.ts'
import * as css from './docs.css.ts'
import { pairs } from './pairs.ts'
import { Code, Mark, Section, Table } from './parts.tsx'

type Token = keyof typeof lightColor
const tokens = Object.keys(lightColor) as Token[] // the keys of an object that is written out
const variable = (token: string) => `--${nameOf(['color', token])}`

const families: Record<string, RegExp> = {
  Grounds: /^bg/,
  Text: /^fg/,
  Borders: /^border/,
  'The one action': /^accent/,
  'Actions that repeat': /^primary/,
  'Links and focus': /^(link|focus)/,
  'States of an offer': /^(pendiente|proceso|terminado)/,
  'Danger, warning, success, information': /^(danger|warning|success|info)/,
  'Stars, tape and bars': /^(star|tape|bar)/,
  'Waiting and dialogs': /^(skeleton|scrim)/,
  'On petrol': /^inverse/,
  'Tints of a person': /^tint/,
}

const Swatch = ({ token }: { token: Token }) => (
  <li className={css.swatch}>
    <div className={css.halves}>
      <div style={{ background: lightColor[token] }} />
      <div style={{ background: darkColor[token] }} />
    </div>
    <div className={css.caption}>
      <Code>{variable(token)}</Code>
      <span className={css.muted}>{`${hexOf(lightColor[token])} · ${hexOf(darkColor[token])}`}</span>
    </div>
  </li>
)

/** Every colour token, day on the left and night on the right. */
export const ColourTokens = () =>
  Object.entries(families).map(([name, belongs]) => (
    <Fragment key={name}>
      <h3 className={css.subheading}>{name}</h3>
      <ul className={css.swatches}>
        {tokens
          .filter((token) => belongs.test(token))
          .map((token) => (
            <Swatch key={token} token={token} />
          ))}
      </ul>
    </Fragment>
  ))

const Ratio = ({ front, back, least }: { front: string; back: string; least: number }) => {
  const ratio = contrast(front, back)
  return (
    <span className={css.number}>
      <span className={css.tryout} style={{ color: front, background: back }}>
        Aa
      </span>{' '}
      {ratio.toFixed(2)}{' '}
      <Mark tone={least === 0 ? 'quiet' : ratio >= least ? 'good' : 'bad'}>
        {least === 0 ? 'exempt' : ratio >= least ? 'holds' : 'fails'}
      </Mark>
    </span>
  )
}

/** Contrast of every pair, measured when this page is drawn. */
export const Contrast = () => {
  const ratios = pairs.flatMap(({ front, back, least }) =>
    [lightColor, darkColor].map((theme) => contrast(theme[front], theme[back]) - least),
  )
  const failing = ratios.filter((spare) => spare < 0).length
  return (
    <Section title="Contrast of every pair">
      <p className={css.text}>
        {`${pairs.length} pairs in two themes, ${failing === 0 ? 'all of them above what WCAG 2.2 AA asks' : `${failing} below what WCAG 2.2 AA asks`}: 4.5 for text, 3 for what only has to be seen. Measured now, from the bytes that screens get.`}
      </p>
      <Table
        head={['In front', 'Behind', 'Asked', 'Day', 'Night']}
        rows={pairs.map(({ front, back, least }) => [
          <Code key="front">{variable(front)}</Code>,
          <Code key="back">{variable(back)}</Code>,
          least === 0 ? '—' : least.toFixed(1),
          <Ratio key="day" front={lightColor[front]} back={lightColor[back]} least={least} />,
          <Ratio key="night" front={darkColor[front]} back={darkColor[back]} least={least} />,
        ])}
      />
    </Section>
  )
}
