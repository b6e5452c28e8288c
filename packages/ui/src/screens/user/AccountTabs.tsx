'use client'
import { paths } from '@plomada/domain'
import type { ReactNode } from 'react'
import { TabLinks } from '../../base/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { userMessages } from '../../user/index.ts'
import { AccountLayout, type AccountScreenProps } from './AccountLayout.tsx'

const tabs = {
  data: [paths.account, userMessages.dataTab],
  photo: [paths.accountPhoto, userMessages.photoTab],
  security: [paths.identity, userMessages.securityTab],
  notifications: [paths.notificationPreferences, userMessages.notificationsTab],
} as const

/** A tab of the account. Each has its own path. */
type AccountTab = keyof typeof tabs

interface AccountTabsProps extends AccountScreenProps {
  tab: AccountTab
  children: ReactNode
}

/** Renders a tab of the account, for every role. */
export const AccountTabs = ({ tab, viewer, onSignOut, children }: AccountTabsProps) => {
  const t = useOverride()
  return (
    <AccountLayout viewer={viewer} onSignOut={onSignOut} current="account" title={t(userMessages.account)}>
      <TabLinks
        label={t(userMessages.accountTabs)}
        items={Object.entries(tabs).map(([id, [href, label]]) => ({
          href,
          label: <Message>{label}</Message>,
          isCurrent: id === tab,
        }))}
      />
      {children}
    </AccountLayout>
  )
}
