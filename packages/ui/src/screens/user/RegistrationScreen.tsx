'use client'
import { paths } from '@plomada/domain'
import { useOverride } from '../../marketplace/overrides.ts'
import { FormPage, ListError } from '../../layout/index.ts'
import { tradeMessages } from '../../trade/index.ts'
import { RegistrationForm, type RegistrationFormProps, userMessages } from '../../user/index.ts'

export interface RegistrationScreenProps extends Omit<RegistrationFormProps, 'signInHref'> {
  /** Whether the trades failed to load. The form stays: a client needs no trades. */
  hasFailed: boolean
  /** Loads the trades again. */
  onRetry: () => void
}

/** Renders /user/register, the choice of a role after the first sign-in. */
export const RegistrationScreen = ({ hasFailed, onRetry, ...form }: RegistrationScreenProps) => {
  const t = useOverride()
  return (
    <FormPage
      title={t(userMessages.register)}
      notices={hasFailed && <ListError emptyTitle={t(tradeMessages.none)} onRetry={onRetry} />}
    >
      <RegistrationForm signInHref={paths.register} {...form} />
    </FormPage>
  )
}
