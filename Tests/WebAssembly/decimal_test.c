// Random numbers in many spellings, read here and by the C library.
//
//     cc -std=c2x -fsanitize=undefined,address decimal.c decimal_test.c -o decimal_test && ./decimal_test [seed]

#include "decimal.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint32_t next(uint32_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % below);
}

static int differs(const char *text) {
    double ours = 1, theirs = strtod(text, 0);
    const char *end = decimal_to_double(text, &ours);
    if (end && !*end && !memcmp(&ours, &theirs, sizeof ours)) return 0;
    printf("%.60s is %.17g here, %.17g there\n", text, ours, theirs);
    return 1;
}

int main(int count, char **arguments) {
    static const char *known[] = {
        "0", "-0", "0.0e5", "1", "0.1", "1e22", "1e23", "9007199254740993", "9007199254740992.5", "9007199254740993.0000001",
        "1.7976931348623157e308", "1.7976931348623159e308", "1.797693134862315807e308", "1e309", "4.9e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308", "1e-400", "1e99999999999999999999",
        "1e-99999999999999999999", "0e99999999999999999999", "8.5", "1000000000000000000000000000000000000000000000000000000000001e-60",
    };
    int failures = 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) failures += differs(known[i]);
    state = count > 1 ? strtoull(arguments[1], 0, 10) : 1;
    static char text[3000];
    for (int i = 0; i < 20000; i++) {
        int length = 0, digits = next(20) == 0 ? 700 + (int)next(800) : 1 + (int)next(40), point = (int)next(60);
        if (next(2)) text[length++] = '-';
        for (int digit = 0; digit < digits; digit++) {
            if (digit && digit == point) text[length++] = '.';
            text[length++] = (char)('0' + (next(3) ? next(10) : 0));
        }
        if (next(3)) snprintf(text + length, sizeof text - (size_t)length, "e%d", (int)next(700) - 350);
        else text[length] = 0;
        failures += differs(text);
        // A double halfway between two others, and just beside.
        uint64_t bits = (uint64_t)next(1u << 31) << 33 | (uint64_t)next(1u << 31) << 2 | next(4);
        double value;
        memcpy(&value, &bits, sizeof value);
        if (value != value || value * 2 == value) continue;
        snprintf(text, sizeof text, "%.800e", value);
        failures += differs(text);
    }
    if (!failures) printf("equal (seed %s)\n", count > 1 ? arguments[1] : "1");
    return failures != 0;
}
