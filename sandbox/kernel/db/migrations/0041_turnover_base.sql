-- The base of a coupon's turnover: its credit alone, or the deposit with it. Coupons that were given keep their terms.
ALTER TABLE coupons
  ADD COLUMN turnover_base text NOT NULL DEFAULT 'bonus' CHECK (turnover_base IN ('bonus', 'depositAndBonus')),
  -- Stakes that its credit asks for; null before its use.
  ADD COLUMN required bigint CHECK (required >= 0);
UPDATE coupons SET required = credited * turnover_times WHERE used_at IS NOT NULL;
