import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { PlomadaProvider } from '../../provider/index.ts'
import type { PagerProps } from './Pager.tsx'
import { Pager } from './Pager.tsx'

const stay = () => undefined

const Held = ({ page, onPage, ...rest }: PagerProps) => {
  const [current, setCurrent] = useState(page)
  const go = (next: number) => {
    setCurrent(next)
    onPage?.(next)
  }
  return (
    <PlomadaProvider navigate={stay}>
      <Pager {...rest} page={current} onPage={go} />
    </PlomadaProvider>
  )
}

const meta = {
  title: 'Base/Navigation/Pager',
  component: Pager,
  args: { page: 2, pages: 7, hrefFor: (page: number) => `/servicios?page=${page}`, onPage: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Página 7' })).toHaveAttribute('href', '/servicios?page=7')
    await userEvent.click(canvas.getByRole('link', { name: 'Página siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(3)
  },
}

/** At the end the arrow does nothing, but the focus stays on it. */
export const ReachingTheEnd: Story = {
  args: { page: 6 },
  play: async ({ args, canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Página siguiente' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(7)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledOnce()
  },
}

export const FirstPage: Story = { args: { page: 1 } }

export const InTheMiddle: Story = { args: { page: 10, pages: 20 } }

export const OnPhone: Story = { args: { page: 5, pages: 9 }, globals: { viewport: { value: 'phone' } } }

/** In a narrow column, such as the suggestions: always one line. */
export const Short: Story = {
  args: { page: 10, pages: 20, look: 'short' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('10 de 20')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'Página siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(11)
  },
}

export const SinglePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}
