import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { onSearch: fn() },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The first heading and a search with Ver Perfiles (S-020)',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Trabajadores con experiencia y referencia',
    )
    await userEvent.tab()
    await expect(page.getByRole('searchbox', { name: 'Buscar un servicio por nombre' })).toHaveFocus()
    await userEvent.keyboard('  grifería {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('grifería')
    await userEvent.clear(page.getByRole('searchbox'))
    await userEvent.click(page.getByRole('button', { name: 'Ver Perfiles' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
