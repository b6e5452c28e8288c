import { isMissingProfile, type StoredUser } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { offerMessages, professionalMessages } from '@plomada/ui'
import { toUserError } from '@plomada/domain/contract'
import { write } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { promptForPush } from './promptForPush.ts'
import { readPendingAction, savePendingAction, type PendingAction } from './pendingAction.ts'

type PendingCall = Exclude<PendingAction, { kind: 'alert' }>

const sendCall = ({ kind, id }: PendingCall) =>
  kind === 'apply'
    ? write(calls.offer.apply, { params: { serviceId: id }, body: {} })
    : write(calls.professional.contact, { params: { professionalId: id }, body: {} })

const successMessages = { apply: offerMessages.hasApplied, contact: professionalMessages.contacted }
/** `null`: the message of the server. */
const failureMessages = { apply: null, contact: professionalMessages.notContacted }

/**
 * Sends the application or contact request that the visitor started before signing in; the server decides whether it is
 * allowed (decision D-064). The list of offers saves an alert.
 */
export async function resumePendingAction(viewer: Pick<StoredUser, 'role'>): Promise<void> {
  const action = readPendingAction()
  if (!action || action.kind === 'alert') return
  savePendingAction(undefined)
  // The page shows a client which profile data is missing for an application.
  if (action.kind === 'apply' && isMissingProfile(viewer)) return
  try {
    await sendCall(action)
    if (action.kind === 'apply') promptForPush()
    notify('success', successMessages[action.kind], { throughNavigation: true })
  } catch (error) {
    notify('error', failureMessages[action.kind] ?? toUserError(error).message, { throughNavigation: true })
  }
}
