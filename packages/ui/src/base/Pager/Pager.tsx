'use client'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { paginate } from './paginate.ts'
import * as css from './Pager.css.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'
import * as icons from '../Icon/icons.ts'

export interface PagerProps {
  /** The page on screen, from 1. */
  page: number
  /** How many pages there are. With one page or none nothing is drawn. */
  pages: number
  /** Address of a page, so that each is a real link. */
  hrefFor: (page: number) => string
  /** Called with the page that is followed. */
  onPage?: (page: number) => void
  /** Name of the navigation.
   * @default 'Paginación' */
  label?: string
  /** `short` says «2 de 8» between the arrows, for a narrow column where the numbers would not fit in a line.
   * @default 'numbers' */
  look?: 'numbers' | 'short'
}

interface ArrowProps {
  label: string
  icon: icons.Picture
  to: number
  isAtEnd: boolean
  hrefFor: (page: number) => string
  onPage: ((page: number) => void) | undefined
}

/**
 * At the end it does nothing, but it stays a link in the keyboard's way: on the last page the focus must not vanish
 * from under a person who pressed «siguiente». So it is one element in both cases.
 */
const Arrow = ({ label, icon, to, isAtEnd, hrefFor, onPage }: ArrowProps) => (
  <Anchor
    href={hrefFor(to)}
    className={css.arrow}
    aria-label={label}
    aria-disabled={isAtEnd || undefined}
    onClick={(event) => (isAtEnd ? event.preventDefault() : onPage?.(to))}
  >
    <Icon picture={icon} size="md" />
  </Anchor>
)

type NumbersProps = Pick<PagerProps, 'page' | 'pages' | 'hrefFor'> & Pick<ArrowProps, 'onPage'>

const Numbers = ({ page, pages, hrefFor, onPage }: NumbersProps) =>
  paginate(page, pages).map((item, index, items) =>
    item === 'gap' ? (
      <li key={`after ${String(items[index - 1])}`} className={css.cell} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={item}>
        <Anchor
          href={hrefFor(item)}
          className={css.page}
          aria-label={baseCopy.page(item)}
          aria-current={item === page ? 'page' : undefined}
          onClick={() => onPage?.(item)}
        >
          {item}
        </Anchor>
      </li>
    ),
  )

/** Pages of a list. */
export const Pager = (props: PagerProps) => {
  const { page, pages, hrefFor, onPage, label = baseCopy.pages, look = 'numbers' } = props
  const words = useWords()
  if (pages <= 1) return null
  const arrow = { hrefFor, onPage }
  return (
    <nav aria-label={words(label)}>
      <ul className={css.list}>
        <li>
          <Arrow
            {...arrow}
            label={baseCopy.previousPage}
            icon={icons.chevronLeft}
            to={Math.max(1, page - 1)}
            isAtEnd={page <= 1}
          />
        </li>
        {look === 'short' ? (
          <li className={css.short}>
            <VisuallyHidden>{baseCopy.pageWord}</VisuallyHidden> {words(baseCopy.pageOf(page, pages))}
          </li>
        ) : (
          <Numbers page={page} pages={pages} {...arrow} />
        )}
        <li>
          <Arrow
            {...arrow}
            label={baseCopy.nextPage}
            icon={icons.chevronRight}
            to={Math.min(pages, page + 1)}
            isAtEnd={page >= pages}
          />
        </li>
      </ul>
    </nav>
  )
}
