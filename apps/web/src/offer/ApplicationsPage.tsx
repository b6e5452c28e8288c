import { type ComponentProps, useCallback, useState } from 'react'
import { applicationFilters, type Offer, paths } from '@plomada/domain'
import { offerMessages, type ApplicationChange } from '@plomada/ui'
import { ApplicationsScreen } from '@plomada/ui/screens'
import { useConfirm } from '../application/useOwnChanges.ts'
import { calls } from '../data/calls.ts'
import { createNetworkError } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { createOffersPage } from './createOffersPage.tsx'

const load = () => import('../application/ChangeApplication.tsx')
const prefetchDialogs = () => void load().catch(() => undefined)

type Module = Awaited<ReturnType<typeof load>>
interface Opened extends Pick<Module, 'ChangeApplication'> {
  offer: Offer
  change: ApplicationChange
  /** Each opening has its own form. */
  key: number
  isOpen: boolean
}

/** Renders the list and, once its code has loaded, the dialog in which an application is edited or withdrawn. */
function EditableApplications(props: ComponentProps<typeof ApplicationsScreen>) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const confirm = useConfirm()
  const open = async (offer: Offer, change: ApplicationChange) => {
    try {
      const { ChangeApplication } = await load()
      setOpened((last) => ({ ChangeApplication, offer, change, key: (last?.key ?? 0) + 1, isOpen: true }))
    } catch {
      notify('error', createNetworkError().message)
    }
  }
  // The dialog stays mounted, so that the focus returns to the button.
  const close = useCallback(() => setOpened((last) => last && { ...last, isOpen: false }), [])
  return (
    <>
      <ApplicationsScreen
        {...props}
        onChange={(offer, change) => void open(offer, change)}
        onConfirm={(offer, change) => confirm(offer.id, change)}
        onIntent={prefetchDialogs}
      />
      {opened && (
        <opened.ChangeApplication
          key={opened.key}
          offer={opened.offer}
          change={opened.change}
          isOpen={opened.isOpen}
          onClose={close}
        />
      )}
    </>
  )
}

/** Renders the offers that a professional applied to. */
export const ApplicationsPage = createOffersPage({
  path: paths.applications,
  title: offerMessages.applications,
  filters: applicationFilters,
  call: calls.offer.applications,
  Screen: EditableApplications,
})
