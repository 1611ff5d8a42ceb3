/** For the map; a country without coordinates is listed in the table only. */
export const COUNTRY_COORDINATES: Readonly<
  Record<string, readonly [latitude: number, longitude: number]>
> = {
  日本: [33.6, 130.4],
  韓國: [37.6, 127],
  新加坡: [1.35, 103.8],
  越南: [21, 105.8],
  泰國: [13.75, 100.5],
  美國: [37, -100],
  加拿大: [51, -114],
  英國: [53.5, -2],
  德國: [52.3, 10],
  法國: [45.8, 4.8],
  丹麥: [55.4, 10.4],
  義大利: [44.5, 11.3],
  澳洲: [-27.5, 153],
};
const TAIWAN = [24.97, 121.26] as const;
const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres from here, and the bearing clockwise from north in radians. */
export function measureDistance([latitude, longitude]: readonly [number, number]) {
  const [from, to] = [toRadians(TAIWAN[0]), toRadians(latitude)];
  const longitudeDelta = toRadians(longitude - TAIWAN[1]);
  const cosine =
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(longitudeDelta);
  const direction = Math.atan2(
    Math.sin(longitudeDelta) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(longitudeDelta),
  );
  return { kilometres: EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine)), direction };
}
