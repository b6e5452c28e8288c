import { type Ref, type RefObject, useImperativeHandle } from 'react'

/** Sets the caller's ref to the element of a component that has a ref of its own. */
export const useForwardedRef = <Main>(ref: Ref<Main> | undefined, own: RefObject<Main | null>) =>
  useImperativeHandle<Main | null, Main | null>(ref, () => own.current, [own])
