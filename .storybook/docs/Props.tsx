import * as css from './docs.css.ts'
import { Code, Mark, Prose, Section, Table } from './parts.tsx'

/** Props by name, as Storybook reads them from the source. */
export type PropTypes = Record<
  string,
  {
    description?: string
    type?: { required?: boolean; name?: string; value?: unknown; raw?: string }
    table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } | null }
  }
>

/** A union is told by its members; what the docgen cannot resolve stands as it is written. */
const typeText = (
  shown: { summary?: string; detail?: string } | undefined,
  type: { raw?: string } | undefined,
) => (shown?.summary === 'union' ? (type?.raw ?? shown.detail ?? shown.summary) : shown?.summary)

/** The props of a component: name, type and default from the source, and its one sentence. */
export const Props = ({ of }: { of: PropTypes }) => {
  const props = Object.entries(of).filter(([, { table }]) => table?.type)
  if (props.length === 0) return null
  return (
    <Section title="Props">
      <Table
        head={['Name', 'What it is', 'Type', 'By default']}
        rows={props.map(([name, { description = '', type, table }]) => [
          <span key={name}>
            <Code>{name}</Code> {type?.required && <Mark tone="quiet">required</Mark>}
          </span>,
          <span key="description" className={css.text}>
            <Prose>{description}</Prose>
          </span>,
          <Code key="type">{typeText(table?.type, type)}</Code>,
          <Code key="default">{table?.defaultValue?.summary}</Code>,
        ])}
      />
    </Section>
  )
}
