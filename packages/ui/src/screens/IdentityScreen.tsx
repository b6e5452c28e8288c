import { Page } from '../base/index.ts'
import { IdentityCard, type IdentityCardProps } from '../user/index.ts'

export type IdentityScreenProps = IdentityCardProps

/** Renders /user/profile, the viewer's data at the identity provider. */
export const IdentityScreen = (card: IdentityScreenProps) => (
  <Page width="form">
    <IdentityCard {...card} />
  </Page>
)
