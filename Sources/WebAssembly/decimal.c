// Exact by arithmetic on integers of any length: numbers that need more than two exact doubles are rare in the protocol, so
// that speed doesn't matter here.

#include "decimal.h"

#include <stdint.h>

// 800 digits and one that stands for the rest decide how any number is rounded. With a power of ten that brings them into the
// range of doubles, and the shift of a division, that is under 7,000 bits.
enum { DIGITS = 800, WORDS = 256 };

typedef struct {
    uint32_t words[WORDS];
    int count;
} Natural;

static void multiply(Natural *number, uint32_t factor, uint32_t summand) {
    uint64_t carry = summand;
    for (int i = 0; i < number->count; i++) {
        carry += (uint64_t)number->words[i] * factor;
        number->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) number->words[number->count++] = (uint32_t)carry;
}

static void multiply_by_power_of_ten(Natural *number, int power) {
    for (; power >= 9; power -= 9) multiply(number, 1000000000, 0);
    for (; power > 0; power--) multiply(number, 10, 0);
}

static int bit_count(const Natural *number) {
    if (!number->count) return 0;
    return 32 * number->count - __builtin_clz(number->words[number->count - 1]);
}

static void shift_left(Natural *number, int bits) {
    for (; bits >= 32; bits -= 32) {
        for (int i = number->count; i > 0; i--) number->words[i] = number->words[i - 1];
        number->words[0] = 0;
        number->count++;
    }
    if (bits) multiply(number, (uint32_t)1 << bits, 0);
}

static void halve(Natural *number) {
    for (int i = 0; i < number->count; i++) {
        uint32_t above = i + 1 < number->count ? number->words[i + 1] : 0;
        number->words[i] = number->words[i] >> 1 | above << 31;
    }
    if (number->count && !number->words[number->count - 1]) number->count--;
}

static int compare(const Natural *left, const Natural *right) {
    if (left->count != right->count) return left->count < right->count ? -1 : 1;
    for (int i = left->count - 1; i >= 0; i--) {
        if (left->words[i] != right->words[i]) return left->words[i] < right->words[i] ? -1 : 1;
    }
    return 0;
}

static void subtract(Natural *number, const Natural *other) {
    int64_t borrow = 0;
    for (int i = 0; i < number->count; i++) {
        borrow += (int64_t)number->words[i] - (i < other->count ? other->words[i] : 0);
        number->words[i] = (uint32_t)borrow;
        borrow >>= 32;
    }
    while (number->count && !number->words[number->count - 1]) number->count--;
}

/// The bits of the double nearest to a quotient.
static uint64_t nearest(Natural *numerator, Natural *denominator) {
    // The quotient times 2 to the -exponent has 53 bits, or fewer below the least normal number.
    int exponent = bit_count(numerator) - bit_count(denominator) - 53;
    if (exponent < -1074) exponent = -1074;
    if (exponent < 0) shift_left(numerator, -exponent);
    else shift_left(denominator, exponent);
    shift_left(denominator, 53);
    if (compare(numerator, denominator) >= 0) {
        shift_left(denominator, 1);
        exponent++;
    }
    uint64_t quotient = 0;
    for (int i = 0; i < 53; i++) {
        halve(denominator);
        quotient <<= 1;
        if (compare(numerator, denominator) >= 0) {
            subtract(numerator, denominator);
            quotient |= 1;
        }
    }
    shift_left(numerator, 1);
    int rest = compare(numerator, denominator);
    if (rest > 0 || (rest == 0 && quotient & 1)) quotient++;
    if (quotient >> 53) {
        quotient >>= 1;
        exponent++;
    }
    if (exponent + 52 > 1023) return (uint64_t)0x7FF << 52;
    if (!(quotient >> 52)) return quotient;
    return (uint64_t)(exponent + 1075) << 52 | (quotient & (((uint64_t)1 << 52) - 1));
}

static int is_digit(char character) { return character >= '0' && character <= '9'; }

const char *decimal_to_double(const char *text, double *result) {
    static Natural numerator, denominator;
    numerator.count = denominator.count = 0;
    int is_negative = *text == '-';
    if (*text == '-' || *text == '+') text++;
    int count = 0, is_cut = 0, has_digits = 0, is_fraction = 0;
    int64_t exponent = 0;
    for (; is_digit(*text) || (*text == '.' && !is_fraction); text++) {
        if (*text == '.') {
            is_fraction = 1;
            continue;
        }
        has_digits = 1;
        exponent -= is_fraction;
        if (!count && *text == '0') continue;
        if (count < DIGITS) {
            multiply(&numerator, 10, (uint32_t)(*text - '0'));
            count++;
        } else {
            is_cut |= *text != '0';
            exponent++;
        }
    }
    if (!has_digits) return 0;
    if (*text == 'e' || *text == 'E') {
        const char *end = text + 1;
        int sign = *end == '-' ? -1 : 1;
        if (*end == '-' || *end == '+') end++;
        if (is_digit(*end)) {
            int64_t written = 0;
            for (; is_digit(*end); end++) {
                if (written < (int64_t)1 << 40) written = written * 10 + (*end - '0');
            }
            exponent += sign * written;
            text = end;
        }
    }
    if (is_cut) {
        multiply(&numerator, 10, 1);
        exponent--;
        count++;
    }
    uint64_t bits;
    if (!count || exponent + count < -330) {
        bits = 0;
    } else if (exponent + count > 310) {
        bits = (uint64_t)0x7FF << 52;
    } else {
        denominator.words[0] = 1;
        denominator.count = 1;
        multiply_by_power_of_ten(exponent < 0 ? &denominator : &numerator, (int)(exponent < 0 ? -exponent : exponent));
        bits = nearest(&numerator, &denominator);
    }
    bits |= (uint64_t)is_negative << 63;
    __builtin_memcpy(result, &bits, sizeof bits);
    return text;
}
