import type { Trade } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { demoTrades, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Split } from '../../base/Split/Split.tsx'
import type { Guide } from '../../testing/guide.ts'
import { TradeList } from '../TradeList/TradeList.tsx'
import { tradeCopy } from '../trade.copy.ts'
import { TradeForm, type TradeFormProps } from './TradeForm.tsx'

const guide: Guide = {
  use: 'Beside TradeList, to add a trade or to change the one that was chosen there.',
  instead: { TradePicker: 'to choose among the trades that exist' },
  anatomy: [
    'Message after saving',
    'Heading of the mode',
    'Name',
    'Description',
    '«Add», or «Cancel» and «Update»',
  ],
  do: [
    'Hold the edited trade in the page, hand it to both, and drop it in `onEditEnd`.',
    'Set `isFocused` on the page that exists for adding one.',
  ],
  dont: ['Do not reload the page after saving: load the list again.'],
  keys: { Tab: 'To the next field', Enter: 'In the name: sends, when all is right' },
  copy: {
    newTrade: tradeCopy.newTrade,
    editTrade: tradeCopy.editTrade,
    add: tradeCopy.add,
    update: tradeCopy.update,
    cancel: tradeCopy.cancel,
    saved: tradeCopy.saved,
  },
}

const onSubmit = fn()

/** The form and the list of a page that holds the edited trade. */
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
  title: 'Trade/TradeForm',
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

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })
const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const noButton = (canvas: HTMLElement, name: string) =>
  expect(within(canvas).queryByRole('button', { name })).toBeNull()

export const Default: Story = {
  name: 'Adds: empty, with Add alone (S-269, S-327)',
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /Nombre/)).toHaveValue('')
    await expect(button(canvasElement, 'Add')).toBeDisabled()
    await expect(button(canvasElement, 'Add')).toHaveAccessibleDescription('Falta: nombre')
    await noButton(canvasElement, 'Cancel')
  },
}

export const Adding: Story = {
  name: 'After adding it says so and is empty again (S-330)',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(field(canvasElement, /Nombre/)).toHaveFocus()
    await userEvent.keyboard(' Zinguería ')
    await userEvent.tab()
    await userEvent.keyboard('Canaletas y babetas.')
    await userEvent.tab()
    await expect(button(canvasElement, 'Add')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Job craeted correctly! :D')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Zinguería', description: 'Canaletas y babetas.' },
      null,
    )
    await expect(field(canvasElement, /Nombre/)).toHaveValue('')
    // What is missing of the next one is said once somebody begins it.
    await expect(within(canvasElement).queryByText(/^Falta/)).toBeNull()
    await userEvent.type(field(canvasElement, /Descripción/), 'Cercos')
    await expect(within(canvasElement).getByText('Falta: nombre')).toBeVisible()
    await expect(args.onEditEnd).not.toHaveBeenCalled()
    await userEvent.click(button(canvasElement, 'Cerrar aviso'))
    await expect(within(canvasElement).queryByText('Job craeted correctly! :D')).toBeNull()
  },
}

export const Editing: Story = {
  name: 'Changes: filled, with Update and Cancel (S-269, S-327, S-328)',
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Plomería')
    await expect(field(canvasElement, /Descripción/)).toHaveValue(trades.plumbing.description)
    await expect(button(canvasElement, 'Update')).toBeEnabled()
    await expect(button(canvasElement, 'Cancel')).toBeEnabled()
    await noButton(canvasElement, 'Add')
  },
}

export const Cancelling: Story = {
  name: 'Edit fills it, Cancel makes it add again (S-327..S-329)',
  render: (args) => <Manager {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Editar Pintura'))
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Pintura')
    await expect(field(canvasElement, /Nombre/)).toHaveFocus()
    await userEvent.keyboard(' y barnices')
    await userEvent.click(button(canvasElement, 'Cancel'))
    await expect(args.onEditEnd).toHaveBeenCalledOnce()
    await expect(field(canvasElement, /Nombre/)).toHaveValue('')
    await expect(field(canvasElement, /Nombre/)).toHaveFocus()
    await expect(button(canvasElement, 'Add')).toBeDisabled()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const Updating: Story = {
  name: 'After an update it says so and adds again (S-330)',
  render: (args) => <Manager {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Editar Gas'))
    await userEvent.keyboard(' natural{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Job craeted correctly! :D')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Gas natural', description: trades.gas.description },
      trades.gas,
    )
    await expect(field(canvasElement, /Nombre/)).toHaveValue('')
    await expect(field(canvasElement, /Nombre/)).toHaveFocus()
    await expect(button(canvasElement, 'Add')).toBeDisabled()
  },
}

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const name = field(canvasElement, /Nombre/)
    await userEvent.type(name, 'x')
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Escribir de 2 a 50 caracteres'))
    await expect(button(canvasElement, 'Add')).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'A name that exists is said at its field and nothing is lost',
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new Problem('conflict', { fields: { name: 'Ya hay un oficio así' } }))
    await userEvent.click(button(canvasElement, 'Update'))
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(field(canvasElement, /Nombre/)).toHaveAccessibleDescription('Error: Ya hay un oficio así')
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Plomería')
    await expect(within(canvasElement).queryByText('Job craeted correctly! :D')).toBeNull()
  },
}

export const Sending: Story = {
  args: { trade: trades.plumbing },
  play: async ({ canvasElement }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    await userEvent.click(button(canvasElement, 'Update'))
    await expect(await within(canvasElement).findByRole('button', { name: 'procesando...' })).toBeVisible()
  },
}

/** The page that is there for adding one starts in the first field. */
export const Focused: Story = {
  args: { isFocused: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement, /Nombre/)).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { trade: trades.plumbing },
}
