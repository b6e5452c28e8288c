import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { classOf } from '../../packages/ui/src/theme/classes.ts'
import * as css from './docs.css.ts'
import { components } from './status.ts'

/** Renders a section of a page with its heading. */
export const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section className={css.section} id={id}>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </section>
)

/** Renders the header of a page. */
export const PageHeader = ({
  category,
  title,
  badge,
  children,
}: {
  category: string
  title: string
  badge?: ReactNode
  children: ReactNode
}) => (
  <header className={css.head}>
    <p className={css.category}>{category}</p>
    <div className={css.titleLine}>
      <h1 className={css.title}>{title}</h1>
      {badge}
    </div>
    <div className={css.lead}>{children}</div>
  </header>
)

/** Renders a page without the styles of Storybook. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className={`sb-unstyled ${css.page}`}>{children}</div>
)

/** Renders a table. */
export const Table = ({
  head,
  rows,
}: {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) => (
  // A wide table scrolls horizontally, and a scrollable element must be focusable.
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

/** Renders a name of the code. */
export const Code = ({ children }: { children: ReactNode }) => <code className={css.code}>{children}</code>

/** Renders a sentence with `code` between backticks. */
export const Prose = ({ children }: { children: string }) =>
  children.split('`').map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece))

/** Renders a block of code. */
export const CodeBlock = ({ children }: { children: string }) => (
  <code className={css.block}>{children.trim()}</code>
)

/** Renders a word on a tint. */
export const Badge = ({
  tone,
  children,
}: {
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  children: ReactNode
}) => <span className={classOf(css.badge, tone)}>{children}</span>

/** Renders a link to a documentation page. */
export const PageLink = ({ page, children }: { page: string; children: ReactNode }) => (
  <span className={css.link}>
    <AnchorMdx href={`?path=/docs/${page}--docs`} target="_self">
      {children}
    </AnchorMdx>
  </span>
)

/** Renders a link to a story. */
export const StoryLink = ({ story, children }: { story: string; children: ReactNode }) => (
  <span className={css.link}>
    <AnchorMdx href={`?path=/story/${story}`} target="_self">
      {children}
    </AnchorMdx>
  </span>
)

/** Renders the name of a component, as a link to its page if it has one. */
export const ComponentLink = ({ name }: { name: string }) => {
  const page = components[name]?.page
  return page === undefined ? <Code>{name}</Code> : <PageLink page={page}>{name}</PageLink>
}
