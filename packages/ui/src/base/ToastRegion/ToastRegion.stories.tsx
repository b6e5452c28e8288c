import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { createToastQueue, type ToastOptions } from './toastQueue.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { useToast } from './useToast.ts'

const guide: Guide = {
  whenToUse:
    'To confirm an action whose result is visible anyway, such as a moved row, and to offer to undo it. Render `ToastRegion` once and call `useToast`, or `toastQueue` outside of components.',
  alternatives: {
    NoticeRegion:
      'for messages that users must not miss: results of a form, refusals, what changed on the last page. They stay',
    Notice: 'for a message next to its control',
    Dialog: 'for a decision that users have to make first',
  },
  anatomy: [
    'Region at the lower edge of the window; a landmark while it has toasts',
    'Toasts, oldest first, three at most; the others wait',
    'Icon for the type of message',
    'Text in a polite live region',
    'Action (optional)',
    'Close button',
  ],
  do: [
    'Say what happened in one short sentence.',
    'Offer the action elsewhere too. A toast can close before users reach it.',
    'Render the region even without toasts, at the end of the page.',
  ],
  dont: [
    'Do not report errors of a form with it: show them next to the field.',
    'Do not show a toast for something that users see anyway and cannot undo.',
  ],
  keyboard: {
    F6: 'Moves the focus to the toasts, and back',
    Tab: 'Moves through the buttons of the toasts',
    Escape: 'Closes the toast with the focus. On the region: returns the focus to the page',
  },
  messages: { region: 'toast.region', close: 'notice.close' },
}

const queue = createToastQueue()
const undo = fn()

const meta = {
  title: 'Components/Feedback/ToastRegion',
  component: ToastRegion,
  tags: ['interactive'],
  parameters: { guide },
  args: { queue },
  beforeEach: () => {
    undo.mockReset()
    queue.clear()
    return () => queue.clear()
  },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const ShowButton = ({ children, text, ...options }: ToastOptions & { children: ReactNode; text: string }) => {
  const { showToast } = useToast(queue)
  return <Button onClick={() => showToast(text, options)}>{children}</Button>
}
const undoAction = { label: 'Deshacer', onAction: undo }
const renderPage: Story['render'] = (args) => (
  <>
    <Inline>
      <ShowButton text="Se archivó el servicio" kind="success">
        Archivar
      </ShowButton>
      <ShowButton text="Se quitó la foto" action={undoAction}>
        Quitar
      </ShowButton>
    </Inline>
    <ToastRegion {...args} />
  </>
)
const getTexts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

/** Stays for 6 s, but not while the pointer is over it. */
export const Default: Story = {
  render: renderPage,
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    const archive = canvas.getByRole('button', { name: 'Archivar' })
    await userEvent.click(archive)
    await expect(archive).toHaveFocus()
    await advanceClock(5000)
    await userEvent.hover(screen.getByText('Se archivó el servicio'))
    await advanceClock(60_000)
    await expect(screen.getByRole('region', { name: 'Avisos breves' })).toBeVisible()
    await userEvent.unhover(screen.getByText('Se archivó el servicio'))
    await advanceClock(1000)
    await expect(getTexts()).toEqual([])
    await expect(screen.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(archive)
  },
}

/** The action runs once, closes the toast, and the focus returns to the page. */
export const WithAction: Story = {
  render: renderPage,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Quitar' })
    await userEvent.click(remove)
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(getTexts()).toEqual([])
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(remove)
  },
}

export const ByKeyboard: Story = {
  render: renderPage,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Quitar' })
    await userEvent.click(remove)
    await userEvent.click(remove)
    await userEvent.keyboard('{F6}')
    const region = screen.getByRole('region', { name: 'Avisos breves' })
    await expect(region).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await expect(screen.getAllByRole('button', { name: 'Deshacer' })[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(region).toHaveFocus())
    await expect(getTexts()).toHaveLength(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(undo).not.toHaveBeenCalled()
  },
}

export const Kinds: Story = {
  play: async () => {
    queue.show('La oferta se publica a las 9:00')
    queue.show('Se archivó el servicio', { kind: 'success', action: undoAction })
    queue.show('No pudimos quitar la foto', { kind: 'error' })
    await waitFor(() => expect(getTexts()).toHaveLength(3))
  },
}

/** The fourth toast waits until another closes. */
export const Waiting: Story = {
  play: async () => {
    for (const number of [1, 2, 3, 4]) queue.show(`Aviso ${number}`, { duration: null })
    await waitFor(() => expect(getTexts()).toEqual(['Aviso 1', 'Aviso 2', 'Aviso 3']))
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar aviso' })[1] ?? document.body)
    await waitFor(() => expect(getTexts()).toEqual(['Aviso 1', 'Aviso 3', 'Aviso 4']))
  },
}

/** No time passes while the tab is hidden. */
export const HiddenTab: Story = {
  beforeEach: withFakeClock,
  play: async () => {
    const setHidden = async (value: boolean) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      await fireEvent(document, new Event('visibilitychange'))
    }
    queue.show('Se archivó el servicio')
    await advanceClock(5000)
    await setHidden(true)
    await advanceClock(60_000)
    await expect(getTexts()).toEqual(['Se archivó el servicio'])
    await setHidden(false)
    Reflect.deleteProperty(document, 'hidden')
    await advanceClock(1000)
    await expect(getTexts()).toEqual([])
  },
}

/** The page behind a dialog is inert, so that toasts appear in the dialog. Escape closes the toast first. */
export const InDialog: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Fotos</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Fotos">
          <ShowButton text="Se quitó la foto" action={undoAction}>
            Quitar
          </ShowButton>
        </Dialog>
        <ToastRegion {...args} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fotos' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }))
    const action = await screen.findByRole('button', { name: 'Deshacer' })
    action.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getTexts()).toEqual([]))
    await expect(screen.getByRole('dialog', { name: 'Fotos' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }))
    await expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible()
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    queue.show('Se quitó la foto del frente de la casa desde la vereda. '.repeat(3), { action: undoAction })
    queue.show('electroimpermeabilizaciones'.repeat(3), { kind: 'error' })
    await waitFor(() => expect(getTexts()).toHaveLength(2))
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ToastRegion {...args} />
    </div>
  ),
  play: async () => {
    queue.show('تمت أرشفة الخدمة', { kind: 'success', action: { label: 'تراجع', onAction: undo } })
    await waitFor(() => expect(getTexts()).toHaveLength(1))
  },
}
