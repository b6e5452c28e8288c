import * as css from './docs.css.ts'
import { Badge, Section, Table, ComponentLink } from './blocks.tsx'
import { checks, components, findGaps } from './status.ts'

const names = Object.keys(components).toSorted()
const sum = (count: (name: string) => number) => names.reduce((total, name) => total + count(name), 0)

/** Renders the number of components and stories. */
export const Summary = () => {
  const stable = names.filter((name) => findGaps(name).length === 0).length
  const stories = sum((name) => components[name]?.stories ?? 0)
  return (
    <p className={css.text}>
      {`${names.length} components, ${stories} stories. ${stable} components have no open gap; the gaps of the others are listed below.`}
    </p>
  )
}

/** Renders the result of every check for every component. */
export const CheckMatrix = () => (
  <Section title="Results by component">
    <Table
      head={['Component', ...Object.keys(checks)]}
      rows={names.map((name) => [
        <ComponentLink key="name" name={name} />,
        ...Object.keys(checks).map((check) => <CheckResult key={check} check={check} name={name} />),
      ])}
    />
  </Section>
)

const CheckResult = ({ check, name }: { check: string; name: string }) => {
  const component = components[name]
  if (!component) return null
  if (check === 'Keyboard' && !component.isInteractive) return <Badge tone="neutral">no keys</Badge>
  return checks[check]?.(component, name) === null ? (
    <Badge tone="success">passes</Badge>
  ) : (
    <Badge tone="warning">open</Badge>
  )
}

/** Lists the components with open gaps. */
export const KnownGaps = () => {
  const open = names.filter((name) => findGaps(name).length > 0)
  return (
    <Section title="Known gaps">
      {open.length === 0 ? (
        <p className={css.text}>None that these checks find.</p>
      ) : (
        <Table
          head={['Component', 'Open']}
          rows={open.map((name) => [<ComponentLink key="name" name={name} />, findGaps(name).join('; ')])}
        />
      )}
    </Section>
  )
}
