import type { Trade } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Split } from '../../base/Split/Split.tsx'
import type { Guide } from '../../testing/guide.ts'
import { TradeList } from '../TradeList/TradeList.tsx'
import { tradeMessages } from '../trade.messages.ts'
import { TradeForm, type TradeFormProps } from './TradeForm.tsx'

const guide: Guide = {
  whenToUse: 'Next to `TradeList`, to add a trade or to edit the one selected there.',
  alternatives: { TradePicker: 'to select existing trades' },
  anatomy: [
    'Message after saving',
    'Heading: «Oficio nuevo» or «Editar oficio»',
    'Name',
    'Description',
    '«Add», or «Cancel» and «Update»',
  ],
  do: [
    'Store the edited trade in the state of the page, pass it to both components and reset it in `onEditEnd`.',
    'Set `hasAutoFocus` on the page for adding a trade.',
  ],
  dont: ['Do not reload the page after saving. Load the list again.'],
  keyboard: { Tab: 'Moves focus to the next field', Enter: 'In the name: submits a valid form' },
  messages: {
    newTrade: tradeMessages.newTrade,
    editTrade: tradeMessages.editTrade,
    add: tradeMessages.add,
    update: tradeMessages.update,
    cancel: tradeMessages.cancel,
    saved: tradeMessages.saved,
  },
}

const onSubmit = fn()

/** Renders form and list with the edited trade as shared state. */
const Manager = (args: TradeFormProps) => {
  const [edited, setEdited] = useState<Trade | null>(args.trade ?? null)
  return (
    <Split
      sidePosition="end"
      sideWidth="asideWide"
      side={
        <TradeForm
          {...args}
          trade={edited}
          onEditEnd={() => {
            args.onEditEnd()
            setEdited(null)
          }}
        />
      }
    >
      <TradeList
        trades={demoTrades.slice(0, 6)}
        editedId={edited?.id ?? null}
        onEdit={setEdited}
        onDelete={async () => {}}
      />
    </Split>
  )
}

const meta = {
  title: 'Marketplace/Trade/TradeForm',
  component: TradeForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { trade: null, onSubmit, onEditEnd: fn() },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof TradeForm>

export default meta
type Story = StoryObj<typeof meta>

const getField = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })
const getButton = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const expectNoButton = (canvas: HTMLElement, name: string) =>
  expect(within(canvas).queryByRole('button', { name })).toBeNull()

export const Default: Story = {
  name: 'Default: empty, only with Add (S-269, S-327)',
  play: async ({ canvasElement }) => {
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('')
    await expect(getButton(canvasElement, 'Add')).toBeDisabled()
    await expect(getButton(canvasElement, 'Add')).toHaveAccessibleDescription('Falta: Nombre')
    await expectNoButton(canvasElement, 'Cancel')
  },
}

export const Adding: Story = {
  name: 'Adding: shows a message and resets (S-330)',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(getField(canvasElement, /Nombre/)).toHaveFocus()
    await userEvent.keyboard(' Zinguería ')
    await userEvent.tab()
    await userEvent.keyboard('Canaletas y babetas.')
    await userEvent.tab()
    await expect(getButton(canvasElement, 'Add')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Job craeted correctly! :D')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Zinguería', description: 'Canaletas y babetas.' },
      null,
    )
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('')
    // The missing fields are listed after the user starts the next trade.
    await expect(within(canvasElement).queryByText(/^Falta/)).toBeNull()
    await userEvent.type(getField(canvasElement, /Descripción/), 'Cercos')
    await expect(within(canvasElement).getByText('Falta: Nombre')).toBeVisible()
    await expect(args.onEditEnd).not.toHaveBeenCalled()
    await userEvent.click(getButton(canvasElement, 'Cerrar aviso'))
    await expect(within(canvasElement).queryByText('Job craeted correctly! :D')).toBeNull()
  },
}

export const Editing: Story = {
  name: 'Editing: filled in, with Update and Cancel (S-269, S-327, S-328)',
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('Plomería')
    await expect(getField(canvasElement, /Descripción/)).toHaveValue(trades.plumbing.description)
    await expect(getButton(canvasElement, 'Update')).toBeEnabled()
    await expect(getButton(canvasElement, 'Cancel')).toBeEnabled()
    await expectNoButton(canvasElement, 'Add')
  },
}

export const Canceling: Story = {
  name: 'Canceling: resets to Add (S-327..S-329)',
  render: (args) => <Manager {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getButton(canvasElement, 'Editar Pintura'))
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('Pintura')
    await expect(getField(canvasElement, /Nombre/)).toHaveFocus()
    await userEvent.keyboard(' y barnices')
    await userEvent.click(getButton(canvasElement, 'Cancel'))
    await expect(args.onEditEnd).toHaveBeenCalledOnce()
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('')
    await expect(getField(canvasElement, /Nombre/)).toHaveFocus()
    await expect(getButton(canvasElement, 'Add')).toBeDisabled()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const Updating: Story = {
  name: 'Updating: shows a message and resets to Add (S-330)',
  render: (args) => <Manager {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(getButton(canvasElement, 'Editar Gas'))
    await userEvent.keyboard(' natural{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Job craeted correctly! :D')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Gas natural', description: trades.gas.description },
      trades.gas,
    )
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('')
    await expect(getField(canvasElement, /Nombre/)).toHaveFocus()
    await expect(getButton(canvasElement, 'Add')).toBeDisabled()
  },
}

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const name = getField(canvasElement, /Nombre/)
    await userEvent.type(name, 'x')
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Escribí de 2 a 50 caracteres'))
    await expect(getButton(canvasElement, 'Add')).toBeDisabled()
  },
}

export const NameTaken: Story = {
  name: 'Name taken: shows the error at its field and keeps the values',
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new Problem('conflict', { fields: { name: 'Ya hay un oficio así' } }))
    await userEvent.click(getButton(canvasElement, 'Update'))
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(getField(canvasElement, /Nombre/)).toHaveAccessibleDescription('Error: Ya hay un oficio así')
    await expect(getField(canvasElement, /Nombre/)).toHaveValue('Plomería')
    await expect(within(canvasElement).queryByText('Job craeted correctly! :D')).toBeNull()
  },
}

export const Sending: Story = {
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    await userEvent.click(getButton(canvasElement, 'Update'))
    await expect(await within(canvasElement).findByRole('button', { name: 'procesando...' })).toBeVisible()
  },
}

/** Focuses the first field on mount. */
export const AutoFocus: Story = {
  args: { hasAutoFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getField(canvasElement, /Nombre/)).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { trade: trades.plumbing },
}
