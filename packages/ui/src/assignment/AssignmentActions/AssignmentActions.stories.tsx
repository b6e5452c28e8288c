import type { PersonalEvent } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { applications, assignments, createPhotoFile, workerAssignment } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Page } from '../../base/Page/Page.tsx'
import { PayPanel } from '../../payment/PayPanel/PayPanel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { EachState, storyNow } from '../testing/EachState.tsx'
import { AssignmentActions, type AssignmentActionsProps } from './AssignmentActions.tsx'

const { actions, more, money, cancel, understood, changed } = texts

const guide: Guide = {
  whenToUse: 'For what the viewer of a job can do now. Its buttons are those of the state machine.',
  alternatives: { AssignmentNext: 'for what happens next' },
  anatomy: [
    'Payment, for the client of a job that is not paid',
    'Next steps',
    'Other steps',
    '«Más opciones» with the ways out',
    'Dialog of an action: what it does, also to the money, and what it asks for',
  ],
  do: [
    'Put it last on the page: on a phone it stays at the bottom of the screen.',
    'Throw from `onAct` if the event was refused; show the new state of the job.',
  ],
  dont: ['Do not add a button that the machine does not declare.'],
  keyboard: {
    Tab: 'Moves focus through the buttons',
    'Enter, Space': 'Opens a dialog or «Más opciones»',
    Escape: 'Closes the dialog, which keeps what was typed',
  },
  messages: { actions, more, money, cancel, understood, changed },
}

function Controlled(props: AssignmentActionsProps) {
  const [event, setEvent] = useState<PersonalEvent | null>(props.event)
  return <AssignmentActions {...props} event={event} onEvent={setEvent} />
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentActions',
  component: AssignmentActions,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    assignment: assignments.done,
    event: null,
    onEvent: fn(),
    onAct: fn<AssignmentActionsProps['onAct']>(async () => {}),
    now: storyNow,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AssignmentActions>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('dialog'))

export const Default: Story = {
  name: 'Says what an action does to the money before it is done (P-183)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar el trabajo' }))
    const dialog = await findDialog()
    await expect(dialog.getByText(/Se liberan \$ 85.000 para el profesional/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar el trabajo' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ event: 'confirm', from: 'done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Claim: Story = {
  name: 'Asks for reason and amount of a claim, which is below «Más opciones» (P-183)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Más opciones'))
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir un reclamo' }))
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Cuánto pedís/ }), '90000')
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué pasó/ }), 'Falta una mano')
    await expect(await dialog.findByText('El monto va de 0 a lo que se pagó')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /Cuánto pedís/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Cuánto pedís/ }), '20000')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Abrir un reclamo' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir un reclamo' }))
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({
        event: 'claim',
        from: 'done',
        amount: 20_000,
        text: 'Falta una mano',
        photos: [],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ProposeDate: Story = {
  name: 'Asks for day and shift, and shows the days of the professional (P-183, P-285)',
  args: { assignment: assignments.paid, event: 'proposeDate' },
  play: async ({ args }) => {
    const dialog = await findDialog()
    const button = dialog.getByRole('button', { name: 'Proponer un día' })
    await expect(dialog.getByRole('textbox', { name: /Día/ })).toHaveAccessibleDescription(
      /suele trabajar lunes, martes, mi.rcoles, jueves y s.bado, por la mañana/,
    )
    await expect(button).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Día/ }), '3/12/2026')
    // The calendar marks the days of the profile (P-285).
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir el calendario Día' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Día' }))
    await expect(
      calendar.getByRole('button', { name: 'jueves, 3 de diciembre de 2026, día de trabajo' }),
    ).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'viernes, 4 de diciembre de 2026' }))
    await userEvent.click(dialog.getByText('tarde'))
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({
        event: 'proposeDate',
        from: 'paid',
        day: '2026-12-04',
        shift: 'tarde',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Photos: Story = {
  name: 'Photos of finished work are uploaded before it is done, and stay when the dialog closes (P-215)',
  args: {
    assignment: { ...assignments.paid, role: 'worker' },
    event: 'done',
    onUploadPhoto: fn<NonNullable<AssignmentActionsProps['onUploadPhoto']>>(async (file) => ({
      id: `sealed-${file.name}`,
      url: applications.edited.photos[0].url,
    })),
  },
  play: async ({ args, canvas }) => {
    const dialog = await findDialog()
    await userEvent.upload(dialog.getByLabelText('Fotos', { selector: 'input' }), [
      createPhotoFile('pasillo.png'),
      createPhotoFile('techo.png'),
    ])
    await waitFor(() => expect(dialog.getAllByText(/^Enviado/)).toHaveLength(2))
    await userEvent.click(dialog.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Trabajo terminado' }))
    const again = await findDialog()
    await userEvent.click(again.getByRole('button', { name: 'Quitar techo.png' }))
    await userEvent.click(again.getByRole('button', { name: 'Trabajo terminado' }))
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({
        event: 'done',
        from: 'paid',
        text: '',
        photos: ['sealed-pasillo.png'],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onUploadPhoto).toHaveBeenCalledTimes(2)
  },
}

export const ProposePrice: Story = {
  name: 'Asks for another price and why, and says what it does to the money (P-294, P-321)',
  args: { assignment: workerAssignment, event: 'proposePrice' },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(dialog.getByText(/el cliente paga la diferencia con tarjeta/)).toBeVisible()
    const price = dialog.getByRole('textbox', { name: /Precio nuevo/ })
    await expect(price).toHaveAccessibleDescription(/Ahora son \$ 85.000/)
    await userEvent.type(price, '85000')
    await userEvent.tab()
    await expect(await dialog.findByText('Ese es el precio de ahora: escribí otro')).toBeVisible()
    await userEvent.type(price, '{Control>}a{/Control}97000')
    await expect(await dialog.findByText('De $ 97.000 te llegan $ 82.450.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Hay humedad')
    const button = dialog.getByRole('button', { name: 'Cambiar el precio' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({
        event: 'proposePrice',
        from: 'paid',
        amount: 97_000,
        text: 'Hay humedad',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Settle: Story = {
  name: 'Says what a proposal does to the money (P-183)',
  args: { assignment: assignments.settlementProposed, event: 'settle' },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByText('Bruno propone devolver $ 10.000 al cliente')).toBeVisible()
    await expect(dialog.getByText(/se liberan \$ 75.000 para el profesional/)).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Keeps what was typed when another person changed the job (P-183)',
  args: {
    event: 'requestChanges',
    onAct: fn<AssignmentActionsProps['onAct']>(async () => {
      throw new Problem('stateChanged')
    }),
  },
  render: function Changing(args) {
    const [assignment, setAssignment] = useState(args.assignment)
    const act: AssignmentActionsProps['onAct'] = (input) => {
      setAssignment(assignments.completed)
      return args.onAct(input)
    }
    return <Controlled {...args} assignment={assignment} onAct={act} />
  },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué falta/ }), 'El zócalo')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir cambios' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('ahora está «Terminado»')
    await expect(dialog.getByRole('textbox', { name: /Qué falta/ })).toHaveValue('El zócalo')
    await expect(dialog.queryByRole('button', { name: 'Pedir cambios' })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Keeps what was typed when the request fails (P-183)',
  args: {
    event: 'requestChanges',
    onAct: fn<AssignmentActionsProps['onAct']>(async () => {
      throw new Problem('unavailable')
    }),
  },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué falta/ }), 'El zócalo')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir cambios' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El sitio no responde')
    await expect(dialog.getByRole('textbox', { name: /Qué falta/ })).toHaveValue('El zócalo')
  },
}

export const Payment: Story = {
  args: {
    assignment: assignments.agreed,
    payment: <PayPanel amount={85_000} payee="Bruno" onPay={fn()} isCompact />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar' })).toBeVisible()
  },
}

/** Nothing to do: nothing is rendered. */
export const Nothing: Story = {
  args: { assignment: assignments.refunded },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = {
  name: 'At the bottom of a phone (P-184)',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div>
      <div style={{ height: '1600px' }} />
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('group', { name: 'Qué podés hacer' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('button', { name: 'Confirmar el trabajo' })).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <EachState
      render={(assignment) => <AssignmentActions {...args} assignment={assignment} onEvent={() => {}} />}
    />
  ),
}
