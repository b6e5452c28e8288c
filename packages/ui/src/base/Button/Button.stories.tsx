import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Button } from './Button.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To trigger an action on the current page, such as applying, sending, paying or closing.',
  alternatives: {
    ButtonLink: 'to go to another page',
    IconButton: 'for an icon without a label',
    SubmitButton: 'to submit a form',
  },
  anatomy: [
    'Leading icon (optional)',
    'Label: a verb',
    'Trailing icon (optional)',
    'Pending: spinner and progress label',
  ],
  do: [
    'Use `accent` once per view, for its main action.',
    'Set `pending` during the action: the button keeps its width and focus, and ignores further clicks.',
    'Set `label` if the same text repeats on the page.',
  ],
  dont: [
    'Do not disable a button without saying what is missing.',
    'Do not use `done` for an action that can be repeated.',
  ],
  keyboard: {
    Tab: 'Moves focus to the button. Skips a disabled one',
    'Enter, Space': 'Activates the button',
  },
}

const meta = {
  title: 'Components/Control/Button',
  component: Button,
  tags: ['interactive'],
  parameters: { guide },
  args: { children: 'Postular', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Postular' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="accent">
        Pagar
      </Button>
      <Button {...args}>Postular</Button>
      <Button {...args} variant="secondary">
        Volver
      </Button>
      <Button {...args} variant="ghost">
        Limpiar
      </Button>
      <Button {...args} variant="danger">
        Banear
      </Button>
      <Button {...args} variant="done">
        Postulado
      </Button>
      <Button {...args} variant="outline">
        Ver servicios
      </Button>
    </Inline>
  ),
}

/** Keeps its width and focus, shows the progress label and ignores clicks. */
export const Pending: Story = {
  args: { pending: 'procesando...', variant: 'accent', children: 'Pagar' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'procesando...' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Done: Story = {
  args: { variant: 'done', children: 'Postulado' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Postulado' })).toBeDisabled()
  },
}

/** Keeps the focus after a click that finished the action. */
export const DoneWithFocus: Story = {
  args: { variant: 'done', keepsFocus: true, children: 'Postulado' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Postulado' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true, variant: 'accent', children: 'Actualizar datos' } }

/** Looks disabled but stays focusable, after a click that disabled it. */
export const DisabledWithFocus: Story = {
  args: { isDisabled: true, keepsFocus: true, variant: 'accent', children: 'Enviar' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviar' })
    await expect(getComputedStyle(button).opacity).toBe('0.5')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    // At 0.5 the focus ring would be too pale.
    await expect(getComputedStyle(button).opacity).toBe('1')
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Inline>
  ),
}

export const WithIcons: Story = {
  args: { icon: icons.search, endIcon: icons.arrowRight, children: 'Ver Perfiles' },
}

export const Block: Story = { args: { isBlock: true, variant: 'accent', children: 'Crear Servicio' } }

export const OnPetrol: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <Inline>
        <Button {...args} variant="accent">
          Ver Perfiles
        </Button>
        <Button {...args} variant="outline" />
        <Button {...args} variant="ghost" />
      </Inline>
    </Panel>
  ),
}

/** Enter and Space activate it once each. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Postular' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Enter and Space do nothing while pending, and the width does not shrink. */
export const PendingByKeyboard: Story = {
  args: { variant: 'accent', children: 'Pagar' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} pending="va..." />
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(busy?.offsetWidth).toBeGreaterThanOrEqual(rest?.offsetWidth ?? 0)
  },
}

/** Tab skips a disabled button. */
export const DisabledByKeyboard: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} isDisabled />
      <Button {...args} variant="secondary">
        Volver
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Volver' })).toHaveFocus()
  },
}

/** Has an accessible name that differs from its text. */
export const Named: Story = {
  args: { label: 'Aceptar a Maximiliano Ferreyra', children: 'ACEPTAR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aceptar a Maximiliano Ferreyra' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { isBlock: true, children: 'Enviar la valoración y volver a la lista' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    )
  },
}
