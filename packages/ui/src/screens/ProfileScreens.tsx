import { members, ownPages, paths, type User } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { demoTrades } from '@plomada/domain/fixtures'
import { BecomeProfessionalForm } from '../professional/index.ts'
import { accountItems } from '../shell/index.ts'
import { PersonalDataForm, PersonalInfo, userCopy } from '../user/index.ts'
import { Account, Gate } from './Account.tsx'
import type { Who } from './market.ts'
import { goTo, useNotices } from './Screen.tsx'
import { answer, type Given } from './useList.ts'

export interface ProfileScreenProps {
  /** Who looks at it. */
  who: Who
  /** How the data stands.
   * @default 'here' */
  given?: Given
  /** What is known of them, where it differs. */
  known?: Partial<User>
}

/** Saving: says so and leads home, or refuses. */
const useSaving = (given: Given, saved: string) => {
  const { notify } = useNotices()
  return async () => {
    await answer(given === 'offline' ? new Problem('unavailable') : undefined)
    notify('success', saved)
    goTo(paths.home)
  }
}

/** /profile/{id} and /myprofilep/{id}: one's own data. */
export const PersonalInfoScreen = ({ who, known }: ProfileScreenProps) => (
  <Gate who={who} roles={members}>
    {(viewer) => (
      <Account viewer={viewer} current={accountItems.profile}>
        <PersonalInfo
          person={{ ...viewer, ...known }}
          becomeProfessionalHref={paths.becomeProfessional}
          personalDataHref={paths.personalData}
        />
      </Account>
    )}
  </Gate>
)

/** /profilec/modificar: a client becomes a professional, or a professional edits what they offer. */
export function BecomeProfessionalScreen({ who, given = 'here' }: ProfileScreenProps) {
  const save = useSaving(given, userCopy.savedProfile)
  return (
    <Gate who={who} roles={members}>
      {(viewer) => (
        <Account viewer={viewer} current={accountItems.profile} title="Perfil profesional">
          <BecomeProfessionalForm
            person={viewer}
            trades={given === 'loading' ? undefined : demoTrades}
            backHref={ownPages(viewer)?.profile ?? paths.home}
            onSubmit={save}
          />
        </Account>
      )}
    </Gate>
  )
}

/** /profilec/modificardatos: name and place. */
export function PersonalDataScreen({ who, given = 'here' }: ProfileScreenProps) {
  const save = useSaving(given, userCopy.updated)
  return (
    <Gate who={who} roles={members}>
      {(viewer) => (
        <Account viewer={viewer} current={accountItems.profile}>
          <PersonalDataForm person={viewer} onSubmit={save} />
        </Account>
      )}
    </Gate>
  )
}
