import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the user presses outside of an element. The press itself goes where the user wants. */
export const usePressOutside = (
  box: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPressOutside: () => void,
) => {
  const notify = useEffectEvent(onPressOutside)
  useEffect(() => {
    if (!isActive) return
    const onPress = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) notify()
    }
    const page = box.current?.ownerDocument
    page?.addEventListener('pointerdown', onPress, true)
    return () => page?.removeEventListener('pointerdown', onPress, true)
  }, [box, isActive])
}
