/** Tells a buyer whose order may be worth as much as the law's threshold what that means. */
export function ThresholdNotice() {
  return (
    <div className="border-l-[6px] border-amber bg-amber-tint p-5 text-sm">
      <p className="font-bold">This order may reach a procurement threshold</p>
      <p className="mt-1">
        The Procurement Act 2023 applies to goods from £135,018 for central government and NHS trusts, and from £207,720
        for other contracting authorities, both with VAT. These thresholds hold from 1 January 2026 (SI 2025/1200). Ask
        your procurement team before you accept a quote.
      </p>
    </div>
  );
}
