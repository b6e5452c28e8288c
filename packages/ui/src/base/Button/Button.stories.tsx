import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Base/Control/Button',
  component: Button,
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

/** Busy, not disabled: it keeps its width and the focus, says what it does and takes no second press. */
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

export const Disabled: Story = { args: { isDisabled: true, variant: 'accent', children: 'Actualizar datos' } }

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Inline>
  ),
}

export const WithIcons: Story = { args: { icon: 'search', endIcon: 'arrowRight', children: 'Ver Perfiles' } }

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
