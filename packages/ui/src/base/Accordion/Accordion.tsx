import type { ReactNode } from 'react'
import type { ElementProps } from '../passThrough.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './Accordion.css.ts'

/** A part of an accordion. */
export interface AccordionItem {
  /** Unique within the accordion. */
  id: string
  /** Heading, always visible. */
  title: ReactNode
  /** Content, visible while the part is open. */
  content: ReactNode
}

export interface AccordionProps extends ElementProps<'div', 'onToggle'> {
  /** The parts, in order. One part is a disclosure. */
  items: readonly AccordionItem[]
  /** Level of the headings in the outline of the page.
   * @default 3 */
  headingLevel?: 2 | 3 | 4 | 5
  /** Ids of the parts that are initially open. */
  defaultOpen?: readonly string[]
  /** Name of an exclusive group: of all parts with this name on the page, only one is open. */
  name?: string
  /** Called when a part opens or closes. */
  onToggle?: (id: string, isOpen: boolean) => void
}

const none: readonly string[] = []

/** Renders headings that show and hide their content. The browser opens and closes them, also for a search in the page. */
export const Accordion = ({
  items,
  headingLevel = 3,
  defaultOpen = none,
  name,
  onToggle,
  ...native
}: AccordionProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <div {...native} className={css.accordion}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          className={css.item}
          open={defaultOpen.includes(id)}
          onToggle={
            onToggle &&
            // React also passes on the event of a part or a popover inside.
            (({ target, currentTarget }) => target === currentTarget && onToggle(id, currentTarget.open))
          }
        >
          <summary className={css.summary}>
            <Title className={css.title}>{title}</Title>
            <span className={css.arrow}>
              <Icon icon={icons.chevronDown} />
            </span>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
