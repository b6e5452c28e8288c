import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import * as css from './docs.css.ts'
import { components } from './status.ts'

/** A part of a page, with its heading. */
export const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className={css.section} id={id}>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </section>
)

/** The head of a page. */
export const Head = ({
  kicker,
  title,
  beside,
  children,
}: {
  kicker: string
  title: string
  beside?: ReactNode
  children: ReactNode
}) => (
  <header className={css.head}>
    <p className={css.kicker}>{kicker}</p>
    <div className={css.titleLine}>
      <h1 className={css.title}>{title}</h1>
      {beside}
    </div>
    <div className={css.lead}>{children}</div>
  </header>
)

/** A whole page: ours from end to end, none of Storybook's own styles. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${css.page}`}>{children}</div>
)

/** Rows under a head. The first column is what the row is about. */
export const Table = ({
  head,
  rows,
}: {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) => (
  // A wide table scrolls sideways, and what scrolls must be within reach of the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css.scroller} tabIndex={0} role="group" aria-label={`${head.join(', ')}, table`}>
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A name out of the code. */
export const Code = ({ children }: { children: ReactNode }) => <code className={css.code}>{children}</code>

/** A sentence with names out of the code between backticks. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece))

/** Lines out of the code. */
export const Block = ({ children }: { children: string }) => (
  <code className={css.block}>{children.trim()}</code>
)

/** A word on a tint. */
export const Mark = ({
  tone,
  children,
}: {
  tone: 'good' | 'open' | 'bad' | 'quiet'
  children: ReactNode
}) => <span className={css.badgeOf[tone]}>{children}</span>

/** A link to another page of this Storybook. */
export const ToPage = ({ page, children }: { page: string; children: ReactNode }) => (
  <span className={css.link}>
    <AnchorMdx href={`?path=/docs/${page}--docs`} target="_self">
      {children}
    </AnchorMdx>
  </span>
)

/** A component by name, as a link to its page where it has one. */
export const ToComponent = ({ name }: { name: string }) => {
  const page = components[name]?.page
  return page === undefined ? <Code>{name}</Code> : <ToPage page={page}>{name}</ToPage>
}
