import { notFound } from 'next/navigation'

/** Any other path. */
export default function Page() {
  notFound()
}
