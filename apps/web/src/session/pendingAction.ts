import { isMissingProfile, type StoredUser } from '@plomada/domain'
import { offerCalls, professionalCalls } from '../data/calls.ts'
import { offerMessages, professionalMessages } from '@plomada/ui'
import { toUserError } from '@plomada/domain/define'
import { write } from '../data/send.ts'
import { notify } from '../notice/notices.ts'

/** An action that a visitor started and that needs a sign-in first. */
export interface PendingAction {
  kind: 'apply' | 'contact'
  id: number
}

const KEY = 'plomada-errand'

export const savePendingAction = (action: PendingAction): void =>
  sessionStorage.setItem(KEY, JSON.stringify(action))

function takePendingAction(): PendingAction | null {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored ? (JSON.parse(stored) as PendingAction) : null
}

const sendAction = ({ kind, id }: PendingAction) =>
  kind === 'apply'
    ? write(offerCalls.apply, { params: { serviceId: id }, body: {} })
    : write(professionalCalls.contact, { params: { professionalId: id }, body: {} })

const successMessages = { apply: offerMessages.hasApplied, contact: professionalMessages.contacted }
/** `null`: the message of the server. */
const failureMessages = { apply: null, contact: professionalMessages.notContacted }

/** Sends the action that the visitor started before signing in; the server decides whether it is allowed (decision D-064). */
export async function resumePendingAction(viewer: Pick<StoredUser, 'role'>): Promise<void> {
  const action = takePendingAction()
  // The page shows a client which profile data is missing for an application.
  if (!action || (action.kind === 'apply' && isMissingProfile(viewer))) return
  try {
    await sendAction(action)
    notify('success', successMessages[action.kind], { throughNavigation: true })
  } catch (error) {
    notify('error', failureMessages[action.kind] ?? toUserError(error).message, { throughNavigation: true })
  }
}
