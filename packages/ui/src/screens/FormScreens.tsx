import { Problem } from '@plomada/domain/define'
import { demoTrades, people } from '@plomada/domain/fixtures'
import { members, paths } from '@plomada/domain'
import { ContactLayout } from '../contact/index.ts'
import { FormPage } from '../layout/index.ts'
import { legalCopy, LegalLayout, revoke } from '../legal/index.ts'
import { offerCopy, OfferForm } from '../offer/index.ts'
import { AdditionalInfoLayout, RegistrationLayout, userCopy } from '../user/index.ts'
import { Gate } from './Account.tsx'
import type { Who } from './market.ts'
import { goTo, useNotices } from './Screen.tsx'
import { answer, type Given } from './useList.ts'

export interface FormScreenProps {
  /** Who looks at it. */
  who: Who
  /** How the data stands; `offline` loses the connection when something is sent.
   * @default 'here' */
  given?: Given
}

const refusalIn = (given: Given) => (given === 'offline' ? new Problem('unavailable') : undefined)

/** /create/service: publishing an offer. */
export const CreateOfferScreen = ({ who, given = 'here' }: FormScreenProps) => (
  <Gate who={who} roles={members}>
    {() => (
      <FormPage title={offerCopy.create}>
        <OfferForm
          trades={given === 'loading' ? undefined : demoTrades}
          onSubmit={() => answer(refusalIn(given))}
        />
      </FormPage>
    )}
  </Gate>
)

/** /user/register: client or professional, in one step or two. */
export const RegistrationScreen = ({ who, given = 'here' }: FormScreenProps) => (
  <Gate who={who}>
    {() => (
      <RegistrationLayout
        trades={demoTrades}
        signInHref={paths.register}
        onRegister={async () => {
          await answer(refusalIn(given))
          goTo(paths.additionalInfo)
        }}
      />
    )}
  </Gate>
)

/** /aditionalinfo: names, e-mail and phone. */
export function AdditionalInfoScreen({ who, given = 'here' }: FormScreenProps) {
  const { notify } = useNotices()
  return (
    <Gate who={who}>
      {() => (
        <AdditionalInfoLayout
          known={{ firstName: people.ana.firstName, lastName: people.ana.lastName, email: people.ana.email }}
          onSubmit={async () => {
            await answer(refusalIn(given))
            notify('success', userCopy.completed)
            goTo(paths.home)
          }}
        />
      )}
    </Gate>
  )
}

/** /contact: a message to whoever runs the product. */
export const ContactScreen = ({ given = 'here' }: FormScreenProps) => (
  <ContactLayout onSubmit={() => answer(refusalIn(given))} backHref={paths.home} />
)

/** /terminos, /privacidad and /arrepentimiento: plain text, and a way to write where somebody wants to revoke. */
export const LegalScreen = ({ of }: { of: keyof typeof legalCopy }) => (
  <LegalLayout
    text={legalCopy[of]}
    {...(of === 'regret' && { action: { label: revoke, href: paths.contact } })}
  />
)
