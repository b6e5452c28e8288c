import { useState } from 'react'
import { esAR } from '../../packages/domain/src/index.ts'
import { overrideMessage } from '../../packages/ui/src/marketplace/messageOverrides.ts'
import { type ShownMessage, shownMessages } from '../../packages/ui/src/testing/texts/shownMessages.ts'
import { SearchField } from '../../packages/ui/src/base/SearchField/SearchField.tsx'
import * as css from './docs.css.ts'
import { Code, Section, Table } from './blocks.tsx'

const isOverridden = ({ text }: ShownMessage) => overrideMessage(esAR, text) !== text
const sources = [...new Set(shownMessages.map(({ from }) => from))].toSorted()

/** Renders messages with their es-AR overrides. */
export const MessageTable = ({ messages }: { messages: readonly ShownMessage[] }) => (
  <Table
    head={['Name', 'Specification', 'es-AR']}
    rows={messages.map((message) => [
      <Code key="name">{message.name}</Code>,
      <span key="source" lang="es">
        {message.text}
      </span>,
      <strong key="override" lang="es-AR">
        {isOverridden(message) ? overrideMessage(esAR, message.text) : ''}
      </strong>,
    ])}
  />
)

/** Renders every message of the product with its es-AR override, grouped by source file. */
export const AllMessages = () => {
  const [search, setSearch] = useState('')
  const matches = ({ text }: ShownMessage) =>
    `${text} ${overrideMessage(esAR, text)}`
      .toLocaleLowerCase('es-AR')
      .includes(search.toLocaleLowerCase('es-AR'))
  return (
    <>
      <p className={css.text}>
        {`${shownMessages.length} messages in ${sources.length} modules; the es-AR table overrides ${shownMessages.filter(isOverridden).length} of them.`}
      </p>
      <SearchField label="Find a message" hint="At least 3 letters" value={search} onApply={setSearch} />
      {sources.map((source) => {
        const rows = shownMessages.filter((message) => message.from === source && matches(message))
        if (rows.length === 0) return null
        return (
          <Section key={source} title={source.replace('ui/', '').replace('/', ' / ')}>
            <MessageTable messages={rows} />
          </Section>
        )
      })}
    </>
  )
}
