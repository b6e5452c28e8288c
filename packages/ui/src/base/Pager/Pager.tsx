'use client'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clampPage, paginate } from './paginate.ts'
import * as css from './Pager.css.ts'
import { useMessages } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as icons from '../Icon/icons.ts'

interface CommonProps extends PassThroughProps {
  /** The current page, from 1. One outside the range counts as the first or the last one. */
  page: number
  /** Number of pages. With 0 or 1 pages nothing is rendered. */
  pages: number
  /** Called with the page number when the user follows a link. */
  onPage?: (page: number) => void
  /** Accessible name of the navigation.
   * @default the message `pager.label` */
  label?: string
  /** Use `short` («2 of 8» between the arrows) in a column that is too narrow for the page numbers.
   * @default 'numbers' */
  variant?: 'numbers' | 'short'
}

interface FunctionProps {
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** Not together with `hrefFor`. */
  hrefTemplate?: undefined
}

interface TemplateProps {
  /** URL of every page, with `{page}` for its number, instead of `hrefFor`. Server components can pass it. */
  hrefTemplate: `${string}{page}${string}`
  /** Not together with `hrefTemplate`. */
  hrefFor?: undefined
}

export type PagerProps = CommonProps & (FunctionProps | TemplateProps)

interface LinkProps extends Pick<CommonProps, 'onPage'>, Pick<FunctionProps, 'hrefFor'> {}

interface ArrowProps extends LinkProps {
  label: string
  icon: icons.IconNode
  to: number
  isAtEnd: boolean
}

/** Stays a link at the first and last page, where it does nothing: a removed or disabled link would lose the focus. */
const Arrow = ({ label, icon, to, isAtEnd, hrefFor, onPage }: ArrowProps) => (
  <Anchor
    href={hrefFor(to)}
    className={css.arrow}
    aria-label={label}
    aria-disabled={isAtEnd || undefined}
    onClick={(event) => (isAtEnd ? event.preventDefault() : onPage?.(to))}
  >
    <Icon icon={icon} size="md" />
  </Anchor>
)

const Numbers = ({ page, pages, hrefFor, onPage }: LinkProps & Pick<CommonProps, 'page' | 'pages'>) => {
  const getMessage = useMessages()
  return paginate(page, pages).map((item, index, items) =>
    item === 'gap' ? (
      <li key={`after ${String(items[index - 1])}`} className={css.cell} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={item}>
        <Anchor
          href={hrefFor(item)}
          className={css.page}
          aria-label={getMessage('pager.page', { page: item })}
          aria-current={item === page ? 'page' : undefined}
          onClick={() => onPage?.(item)}
        >
          {item}
        </Anchor>
      </li>
    ),
  )
}

/** Renders the pager for a list. */
export const Pager = (props: PagerProps) => {
  const getMessage = useMessages()
  const { page: given, pages, hrefFor, hrefTemplate, onPage, label, variant = 'numbers', ...rest } = props
  const page = clampPage(given, pages)
  const links: LinkProps = {
    hrefFor: hrefFor ?? ((to) => hrefTemplate.replace('{page}', String(to))),
    onPage,
  }
  if (pages <= 1) return null
  return (
    <nav aria-label={label ?? getMessage('pager.label')} {...rest}>
      <ul className={css.list}>
        <li>
          <Arrow
            {...links}
            label={getMessage('pager.previous')}
            icon={icons.chevronLeft}
            to={clampPage(page - 1, pages)}
            isAtEnd={page <= 1}
          />
        </li>
        {variant === 'short' ? (
          <li className={css.short}>
            <VisuallyHidden>{getMessage('pager.pageLabel')}</VisuallyHidden>{' '}
            {getMessage('pager.pageOf', { page, pages })}
          </li>
        ) : (
          <Numbers {...links} page={page} pages={pages} />
        )}
        <li>
          <Arrow
            {...links}
            label={getMessage('pager.next')}
            icon={icons.chevronRight}
            to={clampPage(page + 1, pages)}
            isAtEnd={page >= pages}
          />
        </li>
      </ul>
    </nav>
  )
}
