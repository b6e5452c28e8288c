import * as css from './docs.css.ts'
import { Mark, Section, Table, ToComponent } from './parts.tsx'
import { checks, components, gapsOf } from './status.ts'

const names = Object.keys(components).toSorted()
const sum = (count: (name: string) => number) => names.reduce((total, name) => total + count(name), 0)

/** How much is checked. */
export const Figures = () => {
  const stable = names.filter((name) => gapsOf(name).length === 0).length
  const stories = sum((name) => components[name]?.stories ?? 0)
  return (
    <p className={css.text}>
      {`${names.length} components, ${stories} stories. ${stable} components have no open gap; the gaps of the others are listed below.`}
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
  const component = components[name]
  if (!component) return null
  if (check === 'Keyboard' && !component.isInteractive) return <Mark tone="quiet">no keys</Mark>
  return checks[check]?.(component, name) === null ? (
    <Mark tone="good">passes</Mark>
  ) : (
    <Mark tone="open">open</Mark>
  )
}

/** Lists what is not proven. */
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
