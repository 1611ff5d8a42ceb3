import type { View } from '@admissions/ui/panorama';
import { calculateDirection } from '@admissions/ui/panorama';
import { useEffect, useEffectEvent, useState } from 'react';

type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

/** Only offered with a sensor; asks for permission where the browser requires it. */
export function useGyroscope(turn: (by: Partial<View>) => void) {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOffered('DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches);
  }, []);
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (!isOn) return;
    let last: { yaw: number; pitch: number } | null = null;
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const now = calculateDirection(alpha, beta, gamma);
      if (last)
        onTurn({ yaw: ((now.yaw - last.yaw + 540) % 360) - 180, pitch: now.pitch - last.pitch });
      last = now;
    };
    addEventListener('deviceorientation', follow);
    return () => removeEventListener('deviceorientation', follow);
  }, [isOn]);
  const toggle = async () => {
    if (isOn) return setOn(false);
    const { requestPermission } = DeviceOrientationEvent as Asking;
    const answer = requestPermission ? await requestPermission().catch(() => 'denied') : 'granted';
    setOn(answer === 'granted');
  };
  return { isOffered, isOn, toggle };
}
