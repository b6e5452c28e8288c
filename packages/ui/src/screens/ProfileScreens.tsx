import { members, ownPages, paths, type User } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { BecomeProfessionalForm } from '../professional/index.ts'
import { accountItems } from '../shell/index.ts'
import { PersonalDataForm, PersonalInfo, userMessages } from '../user/index.ts'
import { AccountLayout } from './AccountLayout.tsx'
import type { ViewerName } from './fixtures/marketplace.ts'
import { RequireViewer } from './fixtures/RequireViewer.tsx'
import { navigate, useNotices, signOut } from './fixtures/screenDecorators.tsx'
import { respond, type DataState } from './fixtures/screenData.ts'

export interface ProfileScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
  /** Fields of the viewer to override. */
  viewerData?: Partial<User>
}

/** Returns a handler that saves, shows a notice and goes to the home page. */
const useSave = (dataState: DataState, notice: string) => {
  const { notify } = useNotices()
  return async () => {
    await respond(dataState)
    notify('success', notice)
    navigate(paths.home)
  }
}

/** /profile/{id} and /myprofilep/{id}: the viewer's data. */
export const PersonalInfoScreen = ({ viewerName, viewerData }: ProfileScreenProps) => (
  <RequireViewer viewerName={viewerName} roles={members}>
    {(viewer) => (
      <AccountLayout viewer={viewer} onSignOut={signOut} current={accountItems.profile}>
        <PersonalInfo
          person={{ ...viewer, ...viewerData }}
          becomeProfessionalHref={paths.becomeProfessional}
          personalDataHref={paths.personalData}
        />
      </AccountLayout>
    )}
  </RequireViewer>
)

/** /profilec/modificar: a client becomes a professional, or a professional edits the profile. */
export function BecomeProfessionalScreen({ viewerName, dataState = 'loaded' }: ProfileScreenProps) {
  const save = useSave(dataState, userMessages.savedProfile)
  return (
    <RequireViewer viewerName={viewerName} roles={members}>
      {(viewer) => (
        <AccountLayout
          viewer={viewer}
          onSignOut={signOut}
          current={accountItems.profile}
          title="Perfil profesional"
        >
          <BecomeProfessionalForm
            person={viewer}
            trades={dataState === 'loading' ? undefined : demoTrades}
            backHref={ownPages(viewer)?.profile ?? paths.home}
            onSubmit={save}
          />
        </AccountLayout>
      )}
    </RequireViewer>
  )
}

/** /profilec/modificardatos: name and address. */
export function PersonalDataScreen({ viewerName, dataState = 'loaded' }: ProfileScreenProps) {
  const save = useSave(dataState, userMessages.updated)
  return (
    <RequireViewer viewerName={viewerName} roles={members}>
      {(viewer) => (
        <AccountLayout viewer={viewer} onSignOut={signOut} current={accountItems.profile}>
          <PersonalDataForm person={viewer} onSubmit={save} />
        </AccountLayout>
      )}
    </RequireViewer>
  )
}
