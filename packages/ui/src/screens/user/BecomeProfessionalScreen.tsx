'use client'
import { ownPages, paths } from '@plomada/domain'
import { useOverride } from '../../marketplace/overrides.ts'
import { ListError } from '../../layout/index.ts'
import { BecomeProfessionalForm, type BecomeProfessionalFormProps } from '../../professional/index.ts'
import { tradeMessages } from '../../trade/index.ts'
import { userMessages } from '../../user/index.ts'
import { AccountLayout, type AccountScreenProps } from './AccountLayout.tsx'

export interface BecomeProfessionalScreenProps
  extends AccountScreenProps, Pick<BecomeProfessionalFormProps, 'trades' | 'onSubmit'> {
  /** Whether the trades failed to load. */
  hasFailed: boolean
  /** Loads the trades again. */
  onRetry: () => void
}

/** Renders /profilec/modificar, where a client becomes a professional, or a professional edits the profile. */
export const BecomeProfessionalScreen = (props: BecomeProfessionalScreenProps) => {
  const { viewer, onSignOut, hasFailed, onRetry, ...form } = props
  const t = useOverride()
  return (
    <AccountLayout
      viewer={viewer}
      onSignOut={onSignOut}
      current="profile"
      title={t(userMessages.professionalProfile)}
    >
      {hasFailed ? (
        <ListError emptyTitle={t(tradeMessages.none)} onRetry={onRetry} />
      ) : (
        <BecomeProfessionalForm
          person={viewer}
          backHref={ownPages(viewer)?.profile ?? paths.home}
          {...form}
        />
      )}
    </AccountLayout>
  )
}
