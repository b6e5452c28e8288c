import { demoTrades, people } from '@plomada/domain/fixtures'
import { members, paths } from '@plomada/domain'
import { ContactLayout } from '../contact/index.ts'
import { FormPage } from '../layout/index.ts'
import { legalMessages, LegalLayout, revocationLabel } from '../legal/index.ts'
import { offerMessages, OfferForm } from '../offer/index.ts'
import { AdditionalInfoLayout, RegistrationLayout, userMessages } from '../user/index.ts'
import type { ViewerName } from './fixtures/marketplace.ts'
import { RequireViewer } from './fixtures/RequireViewer.tsx'
import { navigate, useNotices } from './fixtures/screenDecorators.tsx'
import { respond, type DataState } from './fixtures/screenData.ts'

export interface FormScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
}

/** /create/service: the form for a new offer. */
export const CreateOfferScreen = ({ viewerName, dataState = 'loaded' }: FormScreenProps) => (
  <RequireViewer viewerName={viewerName} roles={members}>
    {() => (
      <FormPage title={offerMessages.create}>
        <OfferForm
          trades={dataState === 'loading' ? undefined : demoTrades}
          onSubmit={() => respond(dataState)}
        />
      </FormPage>
    )}
  </RequireViewer>
)

/** /user/register: registration as a client in one step, or as a professional in two. */
export const RegistrationScreen = ({ viewerName, dataState = 'loaded' }: FormScreenProps) => (
  <RequireViewer viewerName={viewerName}>
    {() => (
      <RegistrationLayout
        trades={demoTrades}
        signInHref={paths.register}
        onRegister={async () => {
          await respond(dataState)
          navigate(paths.additionalInfo)
        }}
      />
    )}
  </RequireViewer>
)

/** /aditionalinfo: name, email and phone. */
export function AdditionalInfoScreen({ viewerName, dataState = 'loaded' }: FormScreenProps) {
  const { notify } = useNotices()
  return (
    <RequireViewer viewerName={viewerName}>
      {() => (
        <AdditionalInfoLayout
          person={{ firstName: people.ana.firstName, lastName: people.ana.lastName, email: people.ana.email }}
          onSubmit={async () => {
            await respond(dataState)
            notify('success', userMessages.completed)
            navigate(paths.home)
          }}
        />
      )}
    </RequireViewer>
  )
}

/** /contact: the contact form. */
export const ContactScreen = ({ dataState = 'loaded' }: FormScreenProps) => (
  <ContactLayout onSubmit={() => respond(dataState)} backHref={paths.home} />
)

/** /terminos, /privacidad and /arrepentimiento: text; the last one links to the contact form. */
export const LegalScreen = ({ of }: { of: keyof typeof legalMessages }) => (
  <LegalLayout
    text={legalMessages[of]}
    {...(of === 'regret' && { action: { label: revocationLabel, href: paths.contact } })}
  />
)
