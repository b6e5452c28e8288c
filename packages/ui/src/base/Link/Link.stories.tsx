import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { PlomadaProvider } from '../../provider/index.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Base/Control/Link',
  component: Link,
  args: { href: '/servicios', children: 'Ver servicios' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIcons: Story = { args: { icon: 'code', endIcon: 'arrowRight', size: 'small' } }

export const Plain: Story = { args: { tone: 'plain' } }

export const Standalone: Story = { args: { size: 'standalone', endIcon: 'arrowRight' } }

/** A new tab is announced. */
export const NewTab: Story = {
  args: { href: 'https://example.org/', isNewTab: true, children: 'Ver código' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /se abre en otra pestaña/ })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const OnPetrol: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <Link {...args} />
    </Panel>
  ),
}

const navigate = fn()

/** A plain click goes through the product's router; with Control the browser decides. */
export const Routed: Story = {
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Link {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear()
    const link = within(canvasElement).getByRole('link', { name: 'Ver servicios' })
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith('/servicios')
    navigate.mockClear()
    let leftToBrowser = false
    const watch = (event: Event) => {
      leftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', watch, { once: true })
    await fireEvent.click(link, { ctrlKey: true })
    await expect(leftToBrowser).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
  },
}
