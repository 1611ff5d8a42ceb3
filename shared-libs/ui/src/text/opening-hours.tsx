/** Opening hours without line breaks inside a range. */
export const OpeningHours = ({ children }: { children: string }) =>
  children.split(/([\d:]+–[\d:]+、?)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same hours have the same parts
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
