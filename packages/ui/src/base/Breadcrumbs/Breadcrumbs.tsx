'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/index.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import type { ElementProps } from '../passThrough.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './Breadcrumbs.css.ts'

/** A page above the current one. */
export interface Breadcrumb {
  /** URL of the page. */
  href: string
  /** Title of the page. */
  label: ReactNode
}

export interface BreadcrumbsProps extends ElementProps<'nav'> {
  /** The pages above the current one, the highest first. */
  items: readonly Breadcrumb[]
  /** Title of the current page. Leave it out if the page's heading follows. */
  current?: ReactNode
  /** Accessible name of the navigation.
   * @default 'Ruta de navegación', in the language of the provider */
  label?: string
}

/** Renders links to the pages above the current one. Below 600 px only the nearest one is visible. */
export const Breadcrumbs = ({ items, current, label, ...native }: BreadcrumbsProps) => {
  const getMessage = useMessages()
  return (
    <nav {...native} aria-label={label ?? getMessage('breadcrumbs.label')}>
      <ol className={css.list}>
        {items.map(({ href, label: text }) => (
          <li key={href} className={css.item}>
            <span className={css.back}>
              <Icon icon={icons.chevronLeft} size="md" />
            </span>
            <Anchor href={href} className={css.link}>
              {text}
            </Anchor>
            <span className={css.separator}>
              <Icon icon={icons.chevronRight} size="sm" />
            </span>
          </li>
        ))}
        {current !== undefined && (
          <li className={css.current}>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
