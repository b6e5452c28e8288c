import { lacksProfile, type StoredUser } from '@plomada/domain'
import { offerCalls, professionalCalls } from '../data/calls.ts'
import { offerCopy, professionalCopy } from '@plomada/ui'
import { refusalOf } from '@plomada/domain/define'
import { write } from '../data/send.ts'
import { notify } from '../notice/notices.ts'

/** What a visitor wanted to do when the sign-in came in between. */
export interface Errand {
  kind: 'apply' | 'contact'
  /** The offer or the professional. */
  id: number
}

const KEY = 'plomada-errand'

/** Remembers an errand for this tab, until it is finished. */
export const keepErrand = (errand: Errand): void => sessionStorage.setItem(KEY, JSON.stringify(errand))

function takeErrand(): Errand | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept ? (JSON.parse(kept) as Errand) : null
}

const make = ({ kind, id }: Errand) =>
  kind === 'apply'
    ? write(offerCalls.apply, { params: { serviceId: id } })
    : write(professionalCalls.contact, { params: { professionalId: id }, body: {} })

const done = { apply: offerCopy.hasApplied, contact: professionalCopy.contacted }
/** As on the professional's page; for an application the server's own sentence. */
const notDone = { apply: null, contact: professionalCopy.notContacted }

/** Finishes what a visitor had begun before signing in, once they may: the server decides (decision D-064). */
export async function finishErrand(viewer: Pick<StoredUser, 'role'>): Promise<void> {
  const errand = takeErrand()
  // A client is told on the page what is missing for applying; there is nothing to send yet.
  if (!errand || (errand.kind === 'apply' && lacksProfile(viewer))) return
  try {
    await make(errand)
    notify('success', done[errand.kind], { throughNavigation: true })
  } catch (error) {
    notify('error', notDone[errand.kind] ?? refusalOf(error).message, { throughNavigation: true })
  }
}
