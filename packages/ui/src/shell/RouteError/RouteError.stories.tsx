import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RouteError } from './RouteError.tsx'

const meta = {
  title: 'Shell/RouteError',
  component: RouteError,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', onReload: fn() },
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Headed Unexpected Application Error! with two ways out (S-450)',
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Unexpected Application Error!')
    await expect(heading.querySelector('[lang=en]')).not.toBeNull()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recargar' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
