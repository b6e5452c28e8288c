import { useState } from 'react'
import { esAR } from '../../packages/domain/src/index.ts'
import { correct } from '../../packages/ui/src/provider/words.ts'
import { type ShownWord, shownWords } from '../../packages/ui/src/testing/shownWords.ts'
import { SearchField } from '../../packages/ui/src/base/SearchField/SearchField.tsx'
import * as css from './docs.css.ts'
import { Code, Section, Table } from './parts.tsx'

const isCorrected = ({ text }: ShownWord) => correct(esAR, text) !== text
const sources = [...new Set(shownWords.map(({ from }) => from))].toSorted()

/** Every sentence of the product, by the file that says it, with its correction. */
export const AllWords = () => {
  const [wanted, setWanted] = useState('')
  const matches = ({ text }: ShownWord) =>
    `${text} ${correct(esAR, text)}`.toLocaleLowerCase('es-AR').includes(wanted.toLocaleLowerCase('es-AR'))
  return (
    <>
      <p className={css.text}>
        {`${shownWords.length} sentences in ${sources.length} places; the es-AR table corrects ${shownWords.filter(isCorrected).length} of them.`}
      </p>
      <SearchField label="Find a sentence" hint="From 3 letters on" value={wanted} onApply={setWanted} />
      {sources.map((source) => {
        const rows = shownWords.filter((word) => word.from === source && matches(word))
        if (rows.length === 0) return null
        return (
          <Section key={source} title={source.replace('ui/', '').replace('/', ' / ')}>
            <Table
              head={['Name', 'Specification', 'es-AR']}
              rows={rows.map((word) => [
                <Code key="name">{word.name}</Code>,
                <span key="source" lang="es">
                  {word.text}
                </span>,
                <strong key="corrected" lang="es-AR">
                  {isCorrected(word) ? correct(esAR, word.text) : ''}
                </strong>,
              ])}
            />
          </Section>
        )
      })}
    </>
  )
}
