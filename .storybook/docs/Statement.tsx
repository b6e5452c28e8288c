import * as css from './docs.css.ts'
import { Mark, Section, Table, ToComponent } from './parts.tsx'
import { checks, gapsOf, measured } from './quality.ts'

const names = Object.keys(measured).toSorted()
const sum = (count: (name: string) => number) => names.reduce((total, name) => total + count(name), 0)

/** What was checked, in figures. */
export const Figures = () => {
  const stable = names.filter((name) => gapsOf(name).length === 0).length
  const stories = sum((name) => measured[name]?.stories ?? 0)
  const stops = sum((name) => measured[name]?.keyboard?.stops ?? 0)
  return (
    <p className={css.text}>
      {`${names.length} components, ${stories} stories, ${stops} stops of the keyboard. ${stable} components have no open gap; the gaps of the others are written out below.`}
    </p>
  )
}

/** Every component against every check. */
export const Matrix = () => (
  <Section title="Component by component">
    <Table
      head={['Component', ...Object.keys(checks)]}
      rows={names.map((name) => [
        <ToComponent key="name" name={name} />,
        ...Object.keys(checks).map((check) => <Answer key={check} check={check} name={name} />),
      ])}
    />
  </Section>
)

const Answer = ({ check, name }: { check: string; name: string }) => {
  const component = measured[name]
  if (!component) return null
  if (check === 'Keyboard' && !component.isInteractive) return <Mark tone="quiet">no keys</Mark>
  return checks[check]?.(component, name) === null ? (
    <Mark tone="good">holds</Mark>
  ) : (
    <Mark tone="open">open</Mark>
  )
}

/** Everything that is not proven, in words. */
export const KnownGaps = () => {
  const open = names.filter((name) => gapsOf(name).length > 0)
  return (
    <Section title="Known gaps">
      {open.length === 0 ? (
        <p className={css.text}>None that the checks above would find.</p>
      ) : (
        <Table
          head={['Component', 'Open']}
          rows={open.map((name) => [<ToComponent key="name" name={name} />, gapsOf(name).join('; ')])}
        />
      )}
    </Section>
  )
}
