import * as css from './docs.css.ts'
import { Badge, Code, Prose, Section, Table } from './blocks.tsx'

/** Props by name, as Storybook extracts them from the source. */
export type PropTypes = Record<
  string,
  {
    description?: string
    type?: { required?: boolean; name?: string; value?: unknown; raw?: string }
    table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } | null }
  }
>

/** Returns the source of a union, and the summary of other types. */
const formatType = (
  summary: { summary?: string; detail?: string } | undefined,
  type: { raw?: string } | undefined,
) => (summary?.summary === 'union' ? (type?.raw ?? summary.detail ?? summary.summary) : summary?.summary)

/** Renders the props of a component with description, type and default. */
export const PropTable = ({ types }: { types: PropTypes }) => {
  const props = Object.entries(types).filter(([, { table }]) => table?.type)
  if (props.length === 0) return null
  return (
    <Section title="Props">
      <Table
        head={['Name', 'Description', 'Type', 'Default']}
        rows={props.map(([name, { description = '', type, table }]) => [
          <span key={name}>
            <Code>{name}</Code> {type?.required && <Badge tone="neutral">required</Badge>}
          </span>,
          <span key="description" className={css.text}>
            <Prose>{description}</Prose>
          </span>,
          <Code key="type">{formatType(table?.type, type)}</Code>,
          <Code key="default">{table?.defaultValue?.summary}</Code>,
        ])}
      />
    </Section>
  )
}
