'use client'
import type { ElementProps } from '../../base/passThrough.ts'
import type { ReactNode } from 'react'
import { SideMenu, type SideMenuAction } from '../../base/SideMenu/SideMenu.tsx'
import { useMessages } from '../../provider/index.ts'
import type { NavigationLink } from '../items.ts'

export interface AccountSidebarProps extends ElementProps<'nav'> {
  /** Pages of the account, then actions such as signing out. Without any, nothing is rendered. */
  items: readonly (NavigationLink | SideMenuAction)[]
  /** The user, such as portrait and name. Shown from 1024 px on. */
  account?: ReactNode
  /** Accessible name.
   * @default a message of the provider, such as «My account» */
  label?: string
}

/** Renders the menu of the account pages: a column from 1024 px on, a row that scrolls below. */
export const AccountSidebar = ({ items, account, label, ...rest }: AccountSidebarProps) => {
  const getMessage = useMessages()
  if (items.length === 0) return null
  return <SideMenu label={label ?? getMessage('nav.account')} items={items} header={account} {...rest} />
}
