import { IdentityCard, type IdentityCardProps } from '../../user/index.ts'
import type { AccountScreenProps } from './AccountLayout.tsx'
import { AccountTabs } from './AccountTabs.tsx'

export interface IdentityScreenProps
  extends AccountScreenProps, Omit<IdentityCardProps, 'onSignOut' | 'headingLevel'> {}

/** Renders /user/profile, the viewer's data at the identity provider. */
export const IdentityScreen = ({ viewer, onSignOut, ...card }: IdentityScreenProps) => (
  <AccountTabs tab="security" viewer={viewer} onSignOut={onSignOut}>
    <IdentityCard {...card} onSignOut={onSignOut} headingLevel={2} />
  </AccountTabs>
)
